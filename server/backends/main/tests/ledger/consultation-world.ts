import { decideHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { openPractice } from '#server/backends/main/tests/consultation.fixture.ts'
import { listTrackers } from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import { healthConsentVersion } from '#server/contract/health-consent.schema.ts'
import { insertDemoProgram } from '#server/seeds/main/demo-members.ts'
import { insertMember } from './insert-member.ts'
import type { ConsultationWorld } from './instance-messages.ts'

/** One for each of the two practices, so that the sessions of a client may overlap. */
const serviceIds = ['jantung-sehat-12w', 'meja-keluarga-12w']
/** Few, so that they compete for times and for their own sessions. */
const clientCount = 4

/** Inserts two practices that are always open, and clients with a program for each. */
export async function openWorld(context: MainContext): Promise<ConsultationWorld> {
  const practices = []
  for (const _ of serviceIds) practices.push(await insertPractice(context))
  const clients = []
  for (let index = 0; index < clientCount; index += 1) clients.push(await insertClient(context))
  return { practices, clients }
}

async function insertPractice(context: MainContext) {
  const { practice, nutritionist } = await openPractice(
    { ...context, signedInMember: () => insertMember(context) },
    { hours: [{ startMinute: 0, endMinute: 24 * 60 }], gridMinutes: 15, noticeMinutes: 0 },
  )
  return { slug: practice.slug, token: nutritionist.token }
}

async function insertClient(context: MainContext) {
  const { db, clock, seller, productName } = context
  const { user, token } = await insertMember(context)
  await decideHealthConsent(context, user.id, {
    decision: 'given',
    age: 'adult',
    textVersion: healthConsentVersion,
    language: 'id',
  })
  for (const serviceId of serviceIds)
    await db.transaction(async (tx) => {
      const service = await findProductService(tx, serviceId)
      if (!service) throw new Error(`There is no ${serviceId}`)
      const program = { daysAgo: 0, seller: { productName, seller } }
      await insertDemoProgram(tx, clock, { user, service, ...program })
    })
  const trackers = await listTrackers(db, user.id)
  return { token, trackerIds: trackers.map(({ id }) => id) }
}
