import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import type { Clock } from '#server/clock.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import { promotionTable } from '#server/db/main/promotion.table.ts'
import { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'
import { catalogue } from './catalogue.ts'
import { insertDemoClients } from './demo-clients.ts'
import type { SeedContext } from './demo-factor.ts'
import {
  type DemoAccount,
  type DemoSeller,
  demoPhone,
  insertDemoKol,
  insertDemoMember,
  insertDemoProgram,
} from './demo-members.ts'
import { promoCodeServices, promoCodesAt } from './promo-codes.ts'
import { promotionalPrices, promotionsAt } from './promotions.ts'
import { openDemoPractices } from './seed-practices.ts'

/** A program that Budi paid for today, without a nutritionist yet. */
const budiServiceId: ProductServiceId = 'berat-sehat-4w'

/** Inserts missing variants; edited prices stay unchanged. */
export async function seedCatalogue(db: Database): Promise<void> {
  await db.insert(productServiceTable).values(catalogue).onConflictDoNothing()
}

/**
 * Inserts missing promotions, dated around now. Only new ones get prices: an editor may have removed
 * a price of an existing one.
 */
export async function seedPromotions(db: Database, { now }: Clock): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(promotionTable)
      .values(promotionsAt(now()))
      .onConflictDoNothing()
      .returning({ id: promotionTable.id })
    const ids = new Set(made.map(({ id }) => id))
    const prices = promotionalPrices.filter(({ promotionId }) => ids.has(promotionId))
    if (prices.length > 0) await tx.insert(promotionalPriceTable).values(prices)
  })
}

/** Inserts missing promo codes; an existing code keeps its services. */
export async function seedPromoCodes(db: Database, { now }: Clock): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(promoCodeTable)
      .values(promoCodesAt(now()))
      .onConflictDoNothing()
      .returning({ code: promoCodeTable.code })
    const codes = new Set(made.map(({ code }) => code))
    const services = promoCodeServices.filter(({ promoCode }) => codes.has(promoCode))
    if (services.length > 0) await tx.insert(promoCodeServiceTable).values(services)
  })
}

/**
 * Creates the demo accounts that are missing, and returns their generated passwords. A call that
 * creates none returns an empty list.
 */
export async function seedDemoAccounts(
  { db, clock, secrets }: SeedContext,
  seller: DemoSeller,
): Promise<DemoAccount[]> {
  return db.transaction(async (tx) => {
    const sari = await insertDemoMember(tx, clock, {
      email: 'sari@demo.seimbang.id',
      firstName: 'Sari',
      lastName: 'Wulandari',
      phone: demoPhone(0),
    })
    const budi = await insertDemoMember(tx, clock, {
      email: 'budi@demo.seimbang.id',
      firstName: 'Budi',
      lastName: '',
      phone: demoPhone(1),
    })
    if (budi) await insertDemoKol(tx, clock, budi.user)
    const nutritionists = await openDemoPractices({ db: tx, clock, secrets })
    if (sari) await insertDemoClients(tx, clock, { user: sari.user, seller })
    const service = await findProductService(tx, budiServiceId)
    if (budi && service)
      await insertDemoProgram(tx, clock, { user: budi.user, service, daysAgo: 0, seller })
    return [...[sari, budi].flatMap((member) => member?.account ?? []), ...nutritionists]
  })
}
