import { and, eq, sql } from 'drizzle-orm'
import { hourMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { openAtRest } from '#server/backends/main/platform/rest-key.ts'
import type { MainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import type { ObedientProvider } from './obedient-provider.ts'
import type { ModelRefund } from './payment-model.ts'
import type { ModelService } from './price-model.ts'
import { type ModelPromo, PurchaseModel } from './purchase-model.ts'

export const serviceCount = 2
export const kolCode = 'MODEL'
export const kolPercent = 10

/** The real system, with people, services and promo codes of this run only. */
export type RealShop = {
  context: MainContext
  provider: ObedientProvider['answers']
  advance(milliseconds: number): void
  members: Member[]
  /** The ids of two people who decide about each other's proposals. */
  staff: string[]
}

/**
 * Opens a shop in the shared database, with its own rows, so that nothing has to be deleted
 * between runs.
 */
export async function openRealShop(
  main: MainFixture,
  { answers: provider }: ObedientProvider,
): Promise<{ model: PurchaseModel; real: RealShop }> {
  const run = randomId()
  const services = await insertServices(main, run)
  const promos = await insertPromos(main, run, services)
  const members = [await insertMember(main), await insertMember(main)]
  return {
    model: new PurchaseModel(main.clock.now().getTime(), { services, promos }),
    real: {
      ...{ context: main.context, provider, advance: main.clock.advance, members },
      staff: [`one-${run}`, `two-${run}`],
    },
  }
}

/** Inserts the KOL who recommends every order of all runs. */
export async function insertKol(main: MainFixture): Promise<void> {
  const { user } = await insertMember(main)
  await main.db.insert(kolTable).values({
    ...{ code: kolCode, userId: user.id, name: 'Rini', commissionPercent: kolPercent },
    createdAt: main.clock.now(),
  })
}

async function insertServices({ db }: MainFixture, run: string): Promise<ModelService[]> {
  const rows = [
    { id: `harian-${run}`, durationWeeks: 4, sessionCount: 2, priceRupiah: 349_000 },
    { id: `jantung-${run}`, durationWeeks: 12, sessionCount: 6, priceRupiah: 1_099_000 },
  ]
  await db.insert(productServiceTable).values(rows.map((row) => ({ ...row, programSlug: row.id })))
  return rows.map(({ id, priceRupiah }) => ({
    ...{ id, isOnSale: true },
    prices: [{ priceRupiah, startsAt: 0 }],
  }))
}

async function insertPromos(
  { db, clock }: MainFixture,
  run: string,
  services: ModelService[],
): Promise<ModelPromo[]> {
  const now = clock.now()
  const endsAt = later(now, 48 * hourMs)
  const base = { endsAt: endsAt.getTime(), minimumRupiah: 0, serviceIds: [] }
  const promos: ModelPromo[] = [
    { ...base, code: `ALL-${run}`.toUpperCase(), quota: 1, percent: 10 },
    {
      ...base,
      code: `SOME-${run}`.toUpperCase(),
      quota: 2,
      percent: 33,
      serviceIds: services.slice(1).map(({ id }) => id),
    },
    { ...base, code: `DEAR-${run}`.toUpperCase(), quota: 2, percent: 50, minimumRupiah: 500_000 },
  ]
  await db.insert(promoCodeTable).values(
    promos.map(({ code, quota, percent, minimumRupiah }) => ({
      code,
      quota,
      minimumRupiah,
      discountKind: 'percent' as const,
      discountValue: percent,
      startsAt: now,
      endsAt,
    })),
  )
  await db
    .insert(promoCodeServiceTable)
    .values(
      promos.flatMap(({ code, serviceIds }) =>
        serviceIds.map((productServiceId) => ({ promoCode: code, productServiceId })),
      ),
    )
  return promos
}

export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no ${index}`)
  return item
}

/** Returns the answer, or the failure's message. */
export async function outcomeOf<Answer>(call: Promise<Answer>): Promise<Answer | string> {
  return call.catch((error) => {
    if (error instanceof MainFailure) return error.message
    throw error
  })
}

/** Returns `ok`, or the failure's message. */
export async function answerOf(call: Promise<unknown>): Promise<string> {
  const outcome = await outcomeOf(call)
  return typeof outcome === 'string' ? outcome : 'ok'
}

/** Lets time pass. */
export function pass(model: PurchaseModel, real: RealShop, milliseconds: number): void {
  real.advance(milliseconds)
  model.now += milliseconds
}

/** Returns the id of a refund that the model knows. */
export async function refundIdOf(
  { context }: RealShop,
  transactionId: string,
  { surplusAttempt, approvalId }: ModelRefund,
): Promise<string> {
  const [found] = await context.db
    .select({ id: refundTable.id })
    .from(refundTable)
    .where(
      and(
        eq(refundTable.transactionId, transactionId),
        sql`${refundTable.surplusAttempt} is not distinct from ${surplusAttempt}`,
        sql`${refundTable.approvalId} is not distinct from ${approvalId ?? null}`,
      ),
    )
  if (!found) throw new Error('The refund does not exist')
  return found.id
}

/** Empties the outbox and returns the member's OTP from it. */
export async function takeCode({ context, members }: RealShop, member: number): Promise<string> {
  const mails = await context.db.delete(outboxMailTable).returning()
  const email = members[member]?.user.email
  const codes = mails.flatMap(({ recipient, text }) =>
    recipient === email ? (openAtRest(context, text).match(/\n(\d{6})\n/)?.[1] ?? []) : [],
  )
  return at(codes, 0)
}

async function insertMember({ db, clock }: MainFixture): Promise<Member> {
  const now = clock.now()
  const user = await insertUser(db, {
    id: randomId(),
    email: `${randomId().toLowerCase()}@contoh.id`,
    firstName: 'Dewi',
    lastName: '',
    passwordHash: 'unused',
    emailVerifiedAt: now,
    adultStatedAt: now,
    createdAt: now,
  })
  if (!user) throw new Error('The member exists already')
  return { user, sessionId: randomId(), signedInAt: now }
}
