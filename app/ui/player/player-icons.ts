import { iconPaths } from '#app/ui/icon.tsx'

/** Outlines like `iconPaths`, loaded with the player. */
export const playerIconPaths = {
  play: iconPaths.play,
  captions:
    'M5 5.5h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm5.5 5a2 2 0 1 0 0 3m6-3a2 2 0 1 0 0 3',
  fullScreen:
    'M4 9V5a1 1 0 0 1 1-1h4m6 0h4a1 1 0 0 1 1 1v4m0 6v4a1 1 0 0 1-1 1h-4m-6 0H5a1 1 0 0 1-1-1v-4',
  pause: 'M8.5 5.5v13m7-13v13',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5 0a3.6 3.6 0 0 1 0 5m2.3-7.3a7 7 0 0 1 0 9.6',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5.5 4.5 4.5m0-4.5-4.5 4.5',
} as const
