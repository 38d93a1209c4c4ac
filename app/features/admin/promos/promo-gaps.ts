export type Locale = 'id' | 'en'
type Promotion = { id: string; state: 'upcoming' | 'running' | 'ended' }
/** The ids of the promos that visitors can read about, by language. */
export type PromoTexts = Record<Locale, string[]>

/** Returns the languages in which visitors find no text of a promo that runs or comes. */
export function languagesWithoutText({ id, state }: Promotion, texts: PromoTexts): Locale[] {
  if (state === 'ended') return []
  return (['id', 'en'] as const).filter((locale) => !texts[locale].includes(id))
}

/** Returns the texts that visitors never see, because there is no promo with their address. */
export function textsWithoutPromo(
  promotions: Pick<Promotion, 'id'>[],
  texts: PromoTexts,
): string[] {
  const known = new Set(promotions.map(({ id }) => id))
  return [...new Set([...texts.id, ...texts.en])].filter((id) => !known.has(id)).toSorted()
}
