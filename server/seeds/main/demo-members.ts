import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { moveProgram } from '#server/backends/main/consultation/program-clock/program-clock.repository.ts'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import { decideHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  markFulfilled,
  oweFulfilment,
} from '#server/backends/main/purchase/fulfilments/fulfilment.repository.ts'
import {
  insertOrder,
  setOrderState,
} from '#server/backends/main/purchase/orders/order.repository.ts'
import { insertLines } from '#server/backends/main/purchase/orders/order-line.repository.ts'
import { linesOf } from '#server/backends/main/purchase/orders/order-lines.ts'
import {
  findPurchaseOfOrder,
  insertTransaction,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { openPeriod } from '#server/backends/main/purchase/programs/open-period.service.ts'
import { issueReceipt } from '#server/backends/main/purchase/receipts/receipt.service.ts'
import type { Clock } from '#server/clock.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { healthConsentVersion } from '#server/contract/health-consent.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type DemoAccount = {
  email: string
  password: string
  isNutritionist?: boolean
  /** Base 32, of a nutritionist or a person of the staff. The demo shows the codes. */
  totpSecret?: string
}
/** The seller on the receipt of a demo program. */
export type DemoSeller = Pick<MainContext, 'productName' | 'seller'>
type DemoMember = { email: string; firstName: string; lastName: string; phone?: string }

/** A number that reaches no phone: no network of Indonesia begins with 80. */
export function demoPhone(number: number): string {
  return `+62800000000${number}`
}

const lossKilogramsPerDay = 0.075
/** Daily variation by water, salt and time of day, which the trend line smooths. */
const dailySwingKilograms = [0, 0.4, -0.3, 0.2, 0.6, -0.2, 0.1, -0.4, 0.3, 0.5, -0.1]
/** One weighing in five days is missing. */
const missedEvery = 5

/** Inserts a verified member with a generated password; returns undefined if the email is taken. */
export async function insertDemoMember(
  db: Database,
  clock: Clock,
  member: DemoMember,
): Promise<{ user: User; account: DemoAccount } | undefined> {
  const password = randomId()
  const passwordHash = await hashPassword(password)
  const user = await insertDemoPerson(db, clock, { ...member, passwordHash })
  return user && { user, account: { email: member.email, password } }
}

/** Inserts a verified member who allowed health data; returns undefined if the email is taken. */
export async function insertDemoPerson(
  db: Database,
  clock: Clock,
  member: DemoMember & { passwordHash: string },
): Promise<User | undefined> {
  const now = clock.now()
  const user = await insertUser(db, {
    id: randomId(),
    ...member,
    emailVerifiedAt: now,
    createdAt: now,
  })
  if (!user) return undefined
  await decideHealthConsent({ db, clock }, user.id, {
    decision: 'given',
    age: 'adult',
    textVersion: healthConsentVersion,
    language: 'id',
  })
  return user
}

type DemoProgram = {
  user: User
  service: ProductServiceRow
  daysAgo: number
  /** Without it, the member has not weighed yet. */
  startKilograms?: number
  seller: DemoSeller
  kolCode?: string
}

/** Inserts a program that the member paid for some weeks ago, with their weights since. */
export async function insertDemoProgram(
  db: Database,
  clock: Clock,
  { user, service, daysAgo, startKilograms, seller, kolCode }: DemoProgram,
): Promise<void> {
  const paidAt = later(clock.now(), -daysAgo * dayMs)
  const startsOn = dayInJakarta(paidAt)
  const order = { userId: user.id, productServiceId: service.id, createdAt: paidAt }
  const orderId = randomId()
  const totalRupiah = service.priceRupiah
  await insertOrder(db, {
    ...order,
    id: orderId,
    totalRupiah,
    state: 'created',
    locale: 'id',
    kolCode: kolCode ?? null,
    expiresAt: paidAt,
  })
  const { id: productServiceId, priceRupiah, taxClass } = service
  await insertLines(db, orderId, linesOf({ productServiceId, priceRupiah, taxClass, isPkp: false }))
  for (const state of ['otp_pending', 'awaiting_payment', 'paid'] as const)
    await setOrderState(db, orderId, state)
  await insertTransaction(db, {
    ...order,
    id: randomId(),
    orderId,
    totalRupiah,
    refundedRupiah: 0,
    state: 'paid',
    // Nothing is left to pay, so the payment page is never shown.
    paymentUrl: '',
    expiresAt: paidAt,
    paidAt,
    paidAttempt: 1,
  })
  const then = { now: () => paidAt }
  const { trackerId, startsOn: latestStart } = await openPeriod({ clock: then }, db, {
    order: { ...order, id: orderId },
    productService: service,
  })
  // A program that was paid today still waits for its first session.
  if (daysAgo > 0) await moveProgram(db, trackerId, daysBetween(latestStart, startsOn))
  await oweFulfilment(db, { orderId, now: paidAt })
  await markFulfilled(db, { orderId, now: paidAt })
  const purchase = await findPurchaseOfOrder(db, orderId)
  if (purchase) await issueReceipt({ clock: then, ...seller, takesRealMoney: false }, db, purchase)
  if (startKilograms === undefined) return
  const weights = demoWeights(startsOn, { dayCount: daysAgo + 1, startKilograms })
  await db.insert(weightTable).values(weights.map((entry) => ({ trackerId, ...entry })))
}

export const demoKolCode = 'CONTOH'

/** Makes a demo member a KOL; visitors of their link read that the KOL is an example. */
export async function insertDemoKol(db: Database, clock: Clock, user: User): Promise<void> {
  await db.insert(kolTable).values({
    code: demoKolCode,
    userId: user.id,
    name: `${user.firstName} (KOL contoh)`,
    commissionPercent: 10,
    createdAt: later(clock.now(), -120 * dayMs),
  })
}

/** Returns a plausible, deterministic series of weights. */
function demoWeights(
  from: string,
  { dayCount, startKilograms }: { dayCount: number; startKilograms: number },
): WeightEntry[] {
  return Array.from({ length: dayCount }, (_, day) => day)
    .filter((day) => day % missedEvery !== missedEvery - 2)
    .map((day) => {
      const swing = dailySwingKilograms[day % dailySwingKilograms.length] ?? 0
      const kilograms = startKilograms - day * lossKilogramsPerDay + swing
      return { measuredOn: addDays(from, day), kilograms: Math.round(kilograms * 10) / 10 }
    })
}
