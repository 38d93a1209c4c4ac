import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Promo } from '#server/contract/promo.schema.ts'

/** A promo's texts in one language. Its period and prices belong to the main backend. */
type PromoText = Omit<Promo, 'id' | 'illustration'> & { keyword: string }

/** The key `id` is Indonesian here, as in every seed. */
export type PromoSeed = { promoId: Promo['id'] } & Pick<Promo, 'illustration'> &
  Record<ContentLocale, PromoText>
