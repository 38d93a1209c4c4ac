import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const tagByLocale = { id: 'id-ID', en: 'en-GB' } satisfies Record<ContentLocale, string>

/** `17 Februari 2026, 09.05 WIB` or `17 February 2026, 09:05 WIB`. */
export function formatMoment(instant: string, locale: ContentLocale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagByLocale[locale], { timeZone: 'Asia/Jakarta', ...options }).format(
      new Date(instant),
    )
  const day = format({ day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} WIB`
}
