#!/usr/bin/env python3
"""Makes the sounds of the game, every one computed here: wood on wood, and soft bells. Run it in this folder;
the WAV files are part of the source, so that a build needs no Python. The same seed gives the same files."""
import math
import random
import struct
import wave

RATE = 22050  # samples a second
PEAK = 0.55   # of full scale


def knock(pitch=1.0, hardness=1.0, seconds=0.14):
    """A piece put on a board: a short burst of noise, and the board's own tones."""
    noise = random.Random(7)
    sound = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        attack = min(1.0, t / 0.0008)
        body = (math.exp(-t * 55) * math.sin(2 * math.pi * 196 * pitch * t)
                + 0.6 * math.exp(-t * 80) * math.sin(2 * math.pi * 431 * pitch * t)
                + 0.35 * hardness * math.exp(-t * 120) * math.sin(2 * math.pi * 1012 * pitch * t))
        click = 0.5 * hardness * math.exp(-t * 420) * noise.uniform(-1, 1)
        sound.append(attack * (body + click))
    return sound


def bell(hertz, seconds=0.5, decay=9.0):
    """A soft tone with two overtones."""
    sound = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        attack = min(1.0, t / 0.006)
        tone = (math.exp(-t * decay) * math.sin(2 * math.pi * hertz * t)
                + 0.3 * math.exp(-t * decay * 1.8) * math.sin(2 * math.pi * 2 * hertz * t)
                + 0.12 * math.exp(-t * decay * 2.6) * math.sin(2 * math.pi * 3.01 * hertz * t))
        sound.append(attack * tone)
    return sound


def mix(*parts):
    """Sounds that begin at given seconds, each with its loudness: (start, loudness, sound)."""
    length = max(int(RATE * start) + len(sound) for start, _, sound in parts)
    mixed = [0.0] * length
    for start, loudness, sound in parts:
        first = int(RATE * start)
        for i, value in enumerate(sound):
            mixed[first + i] += loudness * value
    return mixed


def write(name, sound, loudness=1.0):
    top = max(abs(value) for value in sound)
    fade = int(RATE * 0.008)  # no click where the sound is cut off
    samples = []
    for i, value in enumerate(sound):
        end = min(1.0, (len(sound) - 1 - i) / fade)
        samples.append(round(32767 * PEAK * loudness * end * value / top))
    with wave.open(name + ".wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


write("move", knock(), 0.8)
write("capture", mix((0, 1, knock(1.25, 1.6)), (0.045, 0.7, knock(0.85, 1.2))))
write("castling", mix((0, 0.9, knock()), (0.12, 1, knock(0.9))), 0.85)
write("check",
      mix((0, 0.9, knock()), (0.03, 0.45, bell(880, 0.4, 12)), (0.03, 0.25, bell(1318.5, 0.4, 12))),
      0.9)
write("promotion",
      mix((0, 0.6, knock()), (0.03, 0.5, bell(659.3)), (0.13, 0.5, bell(830.6)), (0.23, 0.6, bell(987.8))),
      0.85)
write("end",
      mix((0, 0.6, bell(523.3, 0.9, 5)), (0.16, 0.55, bell(392, 0.9, 5)), (0.32, 0.6, bell(261.6, 1.0, 4.5))),
      0.8)
write("low", mix((0, 1, bell(1174.7, 0.16, 26)), (0.18, 1, bell(1174.7, 0.18, 26))), 0.6)
