/** iOS rounds the corners itself and does not support transparency. */
export const appleIcon = { file: '/app-icons/apple-180.png', size: 180, isMaskable: true } as const

/**
 * Icons of the installed app, drawn by the build, sizes in pixels. Launchers may crop maskable
 * ones.
 */
export const appIcons = [
  { file: '/app-icons/192.png', size: 192, isMaskable: false },
  { file: '/app-icons/512.png', size: 512, isMaskable: false },
  { file: '/app-icons/maskable-512.png', size: 512, isMaskable: true },
  appleIcon,
] as const
