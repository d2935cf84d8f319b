# Puts the pictures in PICTURES into the folder SHOWN, and joins their frames into an animation.
if(NOT CONVERT)
  message(FATAL_ERROR "The program convert is missing: install the package imagemagick, configure again.")
endif()
file(GLOB pages ${PICTURES}/*-dark.png ${PICTURES}/*-light.png)
file(COPY ${pages} DESTINATION ${SHOWN})
file(GLOB frames ${PICTURES}/frame-*.png)
list(SORT frames)
execute_process(
  COMMAND ${CONVERT} -delay 35 -loop 0 ${frames}
    -resize 960x +dither -colors 128 -fuzz 1% -layers Optimize ${SHOWN}/alpha-beta-off.gif
  COMMAND_ERROR_IS_FATAL ANY)
