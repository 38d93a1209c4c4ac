import type { MainContext } from '#server/backends/main/main-context.ts'
import type { PromoRefusal } from '#server/contract/promo-code.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import type { PromoCodeRow } from '#server/db/main/promo-code.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  findPromoCode,
  findReturned,
  holdOf,
  insertRedemption,
  markHeld,
  markReturned,
  releasePromo,
  takePromo,
  takePromoAgain,
} from './promo-code.repository.ts'

export type PromoAnswer =
  | { kind: 'holds'; code: string; discountRupiah: number }
  | { kind: 'refused'; reason: PromoRefusal; minimumRupiah: number | null }

/** A guest has no earlier use of a code. */
type Wish = { code: string; userId: string | undefined; productService: ProductService }
type ClockPart = Pick<MainContext, 'clock'>

/** Returns the discount of a code for a purchase, or why it does not apply. */
export async function examinePromo(
  { clock }: ClockPart,
  db: Database,
  { code, userId, productService }: Wish,
): Promise<PromoAnswer> {
  const now = clock.now()
  const found = await findPromoCode(db, code)
  if (!found) return refused('PROMO_UNKNOWN')
  const { promo, serviceIds } = found
  if (now < promo.startsAt || now >= promo.endsAt) return refused('PROMO_EXPIRED')
  if (serviceIds.length > 0 && !serviceIds.includes(productService.id))
    return refused('PROMO_OTHER_PROGRAM')
  if (productService.priceRupiah < promo.minimumRupiah)
    return refused('PROMO_MINIMUM', promo.minimumRupiah)
  const hold = userId === undefined ? undefined : await holdOf(db, { code, userId })
  if (hold === 'firmly') return refused('PROMO_ALREADY_USED')
  // The member's next order takes over the use of their unconfirmed order.
  const usedByOthers = hold === 'loosely' ? promo.used - 1 : promo.used
  if (usedByOthers >= promo.quota) return refused('PROMO_USED_UP')
  return { kind: 'holds', code, discountRupiah: discountOf(promo, productService.priceRupiah) }
}

type Redemption = { code: string; orderId: string; userId: string }

/** Redeems a code for an order. Returns a refusal if another order took the last use. */
export async function redeemPromo(
  { clock }: ClockPart,
  tx: Database,
  { code, orderId, userId }: Redemption,
): Promise<PromoRefusal | undefined> {
  const now = clock.now()
  if (!(await takePromo(tx, { code, now }))) return 'PROMO_USED_UP'
  const redemption = { orderId, promoCode: code, userId, redeemedAt: now }
  return (await insertRedemption(tx, redemption)) ? undefined : 'PROMO_ALREADY_USED'
}

/** Releases the promo of an order that was never paid. Idempotent. */
export async function returnPromo(
  { clock }: ClockPart,
  tx: Database,
  orderId: string,
): Promise<void> {
  const code = await markReturned(tx, { orderId, at: clock.now() })
  if (code !== undefined) await releasePromo(tx, code)
}

/**
 * Redeems a returned code again, for an order that was paid after all. If no use is left, or the
 * member redeemed it elsewhere, the order keeps its price and the count stays.
 */
export async function redeemReturnedPromo(tx: Database, orderId: string): Promise<void> {
  const returned = await findReturned(tx, orderId)
  if (!returned || !(await takePromoAgain(tx, returned.code))) return
  // The code's row is locked, so no other order can use it before this transaction ends.
  if ((await holdOf(tx, returned)) !== 'none') await releasePromo(tx, returned.code)
  else await markHeld(tx, orderId)
}

function refused(reason: PromoRefusal, minimumRupiah: number | null = null): PromoAnswer {
  return { kind: 'refused', reason, minimumRupiah }
}

/** Returns the discount in whole rupiah, rounded down. */
function discountOf(
  { discountKind, discountValue }: Pick<PromoCodeRow, 'discountKind' | 'discountValue'>,
  priceRupiah: number,
): number {
  return discountKind === 'rupiah' ? discountValue : Math.floor((priceRupiah * discountValue) / 100)
}
