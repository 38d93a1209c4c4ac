import { Outline } from './outline.tsx'

/** Icons for any page; all of them are part of every page's script. */
export const iconPaths = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  calendar:
    'M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1ZM4 11h16M8 4v4m8-4v4',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-3.8 8.8 2.6 2.6 5-5.2',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 8.5h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1Zm-3 7h-.5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1V5',
  external: 'M13 5h6v6m0-6-8.5 8.5M10 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'm4 4 16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.3 7.4C3.9 9.2 2.5 12 2.5 12S6 18.5 12 18.5c1.6 0 3-.45 4.3-1.1M10 5.7c.65-.13 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.75 1.4-2.1 2.9',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5m0-8.5v.1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.6 6.7M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.5-1.5',
  mail: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-.7.8L12 13l8.2-6.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z',
  pencil:
    'm5 19 .8-3.6L16 5.2a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3L8.6 18.2 5 19Zm9.5-12.3 2.8 2.8',
  play: 'M7.5 5v14l11.5-7-11.5-7Z',
  plus: 'M12 5v14M5 12h14',
  receipt: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2v-17ZM9.5 8.5h5m-5 4h5',
  screen: 'M4 5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm4.5 15h7M12 16v4',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3 4.7 4.7',
  'sign-out': 'M13.5 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h7.5M10 12h10.5m-4-4 4 4-4 4',
  stop: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM12 7.5v5m0 3v.1',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.8-3.3 3.8-5 7.5-5s6.7 1.7 7.5 5',
  warning: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.1',
} as const

export type IconName = keyof typeof iconPaths

type IconProps = { name: IconName; className?: string }

/** Always decorative: the control or the text beside it has the name. */
export function Icon({ name, className }: IconProps) {
  return <Outline path={iconPaths[name]} {...(className && { className })} />
}
