import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Promo } from '#server/contract/promo.schema.ts'

/** A promo's words in one language; when it holds and what it costs are the main backend's. */
type PromoText = Omit<Promo, 'id' | 'illustration'> & { keyword: string }

/** `id` is Indonesian here, as in every seed. */
export type PromoSeed = { promoId: Promo['id'] } & Pick<Promo, 'illustration'> &
  Record<ContentLocale, PromoText>
