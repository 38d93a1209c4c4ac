import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** In the order that readers see. */
export const categories = [
  { slug: 'plate', name: { id: 'Piring sehari-hari', en: 'Everyday plate' } },
  { slug: 'market', name: { id: 'Dari pasar', en: 'From the market' } },
  { slug: 'numbers', name: { id: 'Memahami angka', en: 'Numbers explained' } },
  { slug: 'habits', name: { id: 'Kebiasaan', en: 'Habits' } },
  { slug: 'fasting', name: { id: 'Puasa', en: 'Fasting' } },
] as const satisfies { slug: string; name: Record<ContentLocale, string> }[]

export type CategorySlug = (typeof categories)[number]['slug']
