import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { PackagedFood } from '#server/contract/packaged-food.schema.ts'
import { foodOfProduct } from './food-of-product.ts'
import { findProduct, type StoredProduct, upsertProduct } from './packaged-food.repository.ts'

const freshForMs = 30 * dayMs

/**
 * Finds a packaged food by the number under its barcode. Asks Open Food Facts if no answer of the
 * last 30 days is stored. An older one serves while Open Food Facts does not answer. Returns null
 * for an unknown number.
 * @throws MainFailure `ERR_NO_FOOD` if the operator has not turned this on; `FOOD_FACTS_UNAVAILABLE`
 * without any answer
 */
export async function findPackagedFood(
  context: MainContext,
  typed: string,
): Promise<PackagedFood | null> {
  const { db, clock, foodFacts } = context
  if (!foodFacts) throw new MainFailure('ERR_NO_FOOD')
  const barcode = articleNumberOf(typed)
  const stored = await findProduct(db, barcode)
  const now = clock.now()
  if (stored && now.getTime() - stored.fetchedAt.getTime() < freshForMs) return packagedOf(stored)
  await limitRate(context, 'askFoodFacts', { client: '', account: 'open-food-facts' })
  try {
    const product = await foodFacts.find(barcode)
    if (!product) return null
    const fetched = { product, fetchedAt: now }
    await upsertProduct(db, fetched)
    return packagedOf(fetched)
  } catch (cause) {
    if (stored) return packagedOf(stored)
    throw new MainFailure('FOOD_FACTS_UNAVAILABLE', { cause })
  }
}

/** GTIN-12 and GTIN-14 write an article's 13 digits with one zero less or more. */
function articleNumberOf(barcode: string): string {
  if (barcode.length === 12) return `0${barcode}`
  return barcode.length === 14 && barcode.startsWith('0') ? barcode.slice(1) : barcode
}

function packagedOf({ product, fetchedAt }: StoredProduct): PackagedFood {
  const fetchedOn = dayInJakarta(fetchedAt)
  return { ...product, fetchedOn, food: foodOfProduct(product, fetchedOn) }
}
