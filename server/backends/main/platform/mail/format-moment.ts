import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const timeZone = 'Asia/Jakarta'
const formats = {
  id: { tag: 'id-ID', joint: ' pukul ' },
  en: { tag: 'en-GB', joint: ', ' },
} satisfies Record<ContentLocale, { tag: string; joint: string }>

/** `Selasa, 17 Februari 2026 pukul 09.05 WIB` or `Tuesday, 17 February 2026, 09:05 WIB`. */
export function formatMoment(moment: Date, locale: ContentLocale): string {
  const { tag, joint } = formats[locale]
  const part = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString(tag, { timeZone, ...options })
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${part({ weekday: 'long' })}, ${day}${joint}${time} WIB`
}
