export type MailColours = Record<
  'page' | 'card' | 'ink' | 'quiet' | 'line' | 'soft' | 'link' | 'action' | 'actionInk',
  `#${string}`
>

/** The colours of the site by day, in a notation that mail programs know. */
export const lightColours: MailColours = {
  page: '#f4f3e9',
  card: '#ffffff',
  ink: '#192822',
  quiet: '#505c52',
  line: '#e1dfd3',
  soft: '#dbf7f0',
  link: '#016f5f',
  action: '#016f5f',
  actionInk: '#ffffff',
}

/** The colours of the site by night. */
export const darkColours: MailColours = {
  page: '#0b1511',
  card: '#14211c',
  ink: '#efefe7',
  quiet: '#b2bab0',
  line: '#2b3a34',
  soft: '#08362e',
  link: '#86deca',
  action: '#45c8af',
  actionInk: '#00221c',
}

/** The plate of the logo, from the top left: the same by day and by night. */
export const plateColours = {
  rim: '#f3bd4f',
  plate: '#fcfbf6',
  quarters: ['#00685c', '#3d9a55', '#c9974f', '#ef8a4a'],
} as const
