import type { MainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

/** A new member with a paid program. */
export async function memberWithTracker(main: MainFixture) {
  const purchases = createPurchases(main)
  const { user, token, transaction } = await purchases.pendingTransaction()
  await purchases.notify(main.midtrans.notification(transaction))
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  return { user, token, trackerId: data.trackerId as string }
}
