import Bowser from 'bowser'

const longestName = 100

/** Browser and system from a user agent, such as "Chrome, Android". Empty if it names neither. */
export function deviceNameOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, longestName)
}
