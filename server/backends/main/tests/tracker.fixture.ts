import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { listTrackers } from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import { insertDemoProgram } from '#server/seeds/main/demo-members.ts'
import type { MainFixture } from './main-backend.fixture.ts'
import { serviceId } from './purchase.fixture.ts'

/** A new member with a program that was paid today, inserted without the steps of a purchase. */
export async function memberWithTracker({ context, db, clock, signedInMember }: MainFixture) {
  const { user, token } = await signedInMember()
  const service = await findProductService(db, serviceId)
  if (!service) throw new Error(`There is no ${serviceId}`)
  await db.transaction((tx) =>
    insertDemoProgram(tx, clock, { user, service, daysAgo: 0, seller: context }),
  )
  const [tracker] = await listTrackers(db, user.id)
  return { user, token, trackerId: tracker?.id ?? '' }
}
