import { getLocale, type Locale } from '#app/i18n/paraglide/runtime.js'

/** Returns a moment as staff read it: always in Jakarta's time, which it names. */
export function momentInJakarta(moment: string, locale: Locale = getLocale()): string {
  const time = new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  })
  return `${time.format(new Date(moment))} WIB`
}
