import { getLocale } from '#app/i18n/paraglide/runtime.js'

/** Returns a moment as staff read it: always in Jakarta's time, which it names. */
export function momentInJakarta(moment: string): string {
  const time = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  })
  return `${time.format(new Date(moment))} WIB`
}
