import { hashPassword } from '#server/backends/main/auth/password-hash.ts'
import { addDays, dayInJakarta } from '#server/backends/main/calendar-day.ts'
import { later } from '#server/backends/main/later.ts'
import { insertOrder } from '#server/backends/main/orders/order.repository.ts'
import { insertTransaction } from '#server/backends/main/payments/transaction.repository.ts'
import { randomId } from '#server/backends/main/random-secret.ts'
import { insertTracker } from '#server/backends/main/trackers/tracker.repository.ts'
import { insertUser } from '#server/backends/main/users/user.repository.ts'
import type { Clock } from '#server/clock.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { demoWeights } from './demo-weights.ts'

export type DemoAccount = { email: string; password: string }
type DemoMember = { email: string; firstName: string; lastName: string }

/** Makes a verified member with a password of their own; nothing when the address is taken. */
export async function insertDemoMember(
  db: Database,
  clock: Clock,
  member: DemoMember,
): Promise<{ user: User; account: DemoAccount } | undefined> {
  const password = randomId()
  const now = clock.now()
  const user = await insertUser(db, {
    id: randomId(),
    ...member,
    passwordHash: await hashPassword(password),
    emailVerifiedAt: now,
    createdAt: now,
  })
  return user && { user, account: { email: member.email, password } }
}

/** A program that the member paid for some weeks ago, with their weights since. */
export async function insertDemoProgram(
  db: Database,
  clock: Clock,
  { user, service, daysAgo }: { user: User; service: ProductServiceRow; daysAgo: number },
): Promise<void> {
  const paidAt = later(clock.now(), -daysAgo * 24 * 60 * 60 * 1000)
  const startsOn = dayInJakarta(paidAt)
  const order = { id: randomId(), userId: user.id, productServiceId: service.id }
  const paid = { totalRupiah: service.priceRupiah, state: 'paid', createdAt: paidAt } as const
  await insertOrder(db, { ...order, ...paid, locale: 'id' })
  await insertTransaction(db, {
    ...order,
    ...paid,
    id: randomId(),
    orderId: order.id,
    // Nothing is left to pay, so the page is never shown.
    paymentUrl: '',
    expiresAt: paidAt,
    paidAt,
  })
  const trackerId = randomId()
  await insertTracker(db, {
    id: trackerId,
    userId: user.id,
    orderId: order.id,
    programSlug: service.programSlug,
    startsOn,
    endsOn: addDays(startsOn, service.durationWeeks * 7),
    createdAt: paidAt,
  })
  const weights = demoWeights(startsOn, daysAgo + 1)
  await db.insert(weightTable).values(weights.map((entry) => ({ trackerId, ...entry })))
}
