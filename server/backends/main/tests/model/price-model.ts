export type ModelService = {
  id: string
  /** The first price, then the approved ones in the order of their approval. */
  prices: { priceRupiah: number; startsAt: number }[]
  isOnSale: boolean
  /** The latest price that one person has asked a second person for. */
  asked?: AskedPrice
}
/** Without a start, the price counts from its approval on. */
export type PriceWish = { by: number; priceRupiah: number; startsAt: number | null }
type AskedPrice = PriceWish & { id: string; isOpen: boolean }

export type ModelPromotion = {
  id: string
  service: ModelService
  priceRupiah: number
  endsAt: number
}

/** Of two prices for one moment, the one that was approved later counts. */
export function regularPriceOf({ prices }: ModelService, now: number): number {
  const started = prices.filter(({ startsAt }) => startsAt <= now)
  const latest = started.toSorted((one, other) => one.startsAt - other.startsAt).at(-1)
  if (!latest) throw new Error('A service has no price')
  return latest.priceRupiah
}

export function askPrice(service: ModelService, now: number, wish: PriceWish): string {
  if (wish.startsAt !== null && wish.startsAt <= now) return 'START_IS_OVER'
  if (service.asked?.isOpen) return 'APPROVAL_PENDING'
  service.asked = { ...wish, id: '', isOpen: true }
  return 'ok'
}

/** Another person decides, once. A start that is over can only be refused. */
export function decidePrice(
  service: ModelService,
  now: number,
  { by, isApproved }: { by: number; isApproved: boolean },
): string {
  const { asked } = service
  if (!asked || asked.by === by) return 'APPROVAL_OWN'
  if (!asked.isOpen) return 'APPROVAL_CLOSED'
  if (isApproved && asked.startsAt !== null && asked.startsAt <= now) return 'START_IS_OVER'
  asked.isOpen = false
  const { priceRupiah, startsAt } = asked
  if (isApproved) service.prices.push({ priceRupiah, startsAt: startsAt ?? now })
  return 'ok'
}

/** One person may take off half of a price at most. */
export function isModeratePromotion(priceRupiah: number, regularRupiah: number): boolean {
  return priceRupiah < regularRupiah && priceRupiah * 2 >= regularRupiah
}
