import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const tagByLocale = { id: 'id-ID', en: 'en-GB' } satisfies Record<ContentLocale, string>

/** `17 Februari 2026` or `17 February 2026`; takes `YYYY-MM-DD`. */
export function formatDay(day: string, locale: ContentLocale): string {
  const context = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString(tagByLocale[locale], context)
}
