import { eq } from 'drizzle-orm'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { upsertNutritionProfile } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import type { Clock } from '#server/clock.ts'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { type TrackerRow, trackerTable } from '#server/db/main/tracker.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { ProductServiceId } from '#server/seeds/program-slugs.ts'
import { insertDemoBody } from './demo-body.ts'
import { insertDemoDiary } from './demo-diary.ts'
import { sariIntake } from './demo-intake.ts'
import { type DemoSeller, demoPhone, insertDemoPerson, insertDemoProgram } from './demo-members.ts'
import { insertDemoMessages } from './demo-messages.ts'
import { insertDemoNotes } from './demo-notes.ts'
import { insertDemoPlans } from './demo-plans.ts'
import { type DemoSession, insertDemoCare } from './demo-sessions.ts'
import { printedSlug } from './seed-practices.ts'

type DemoClient = {
  serviceId: ProductServiceId
  daysAgo: number
  startKilograms: number
  sections: ShareSection[]
  sessions: DemoSession[]
  /** The rules want a nutritionist to look into it before a goal. */
  profile?: NutritionProfile
}

const sari: DemoClient = {
  serviceId: 'seimbang-harian-12w',
  daysAgo: 56,
  startKilograms: 74.6,
  sections: ['weightTrend', 'weight', 'body', 'blood', 'wellbeing', 'food', 'goals'],
  sessions: [
    { inDays: -42, time: '18:00', topic: 'Mulai dari mana' },
    { inDays: -14, time: '18:00', topic: 'Sarapan di hari kerja' },
    { inDays: 1, time: '18:00', topic: 'Makan di luar saat akhir pekan', intake: sariIntake },
  ],
}

/** They fill the week of Sari’s nutritionist. Their passwords are stored nowhere. */
const others: (DemoClient & { firstName: string; lastName: string })[] = [
  {
    ...{ firstName: 'Maya', lastName: 'Lestari', serviceId: 'berat-sehat-12w' },
    ...{ daysAgo: 40, startKilograms: 81.2, sections: ['weightTrend', 'food'] },
    sessions: [
      { inDays: -33, time: '18:00', topic: 'Turun pelan-pelan' },
      { inDays: -2, time: '19:00', topic: 'Bekal ke kantor' },
      { inDays: 0, time: '19:00', topic: 'Camilan sore' },
    ],
  },
  {
    ...{ firstName: 'Rudi', lastName: 'Hartono', serviceId: 'seimbang-harian-12w' },
    ...{ daysAgo: 20, startKilograms: 88.4, sections: ['weight', 'food', 'goals'] },
    profile: {
      ...{ sex: 'male', bornOn: '1984-02-11', centimetres: 171, activity: 'light' },
      ...{ isPregnant: false, isLactating: false, hasDisease: true },
    },
    sessions: [
      { inDays: -13, time: '18:00', topic: '' },
      { inDays: -4, time: '19:00', topic: 'Kopi susu tiap sore', end: 'missed' },
      { inDays: 0, time: '18:00', topic: 'Porsi nasi' },
    ],
  },
  {
    ...{ firstName: 'Wati', lastName: '', serviceId: 'puasa-berselang-4w' },
    ...{ daysAgo: 9, startKilograms: 69.5, sections: ['weightTrend'] },
    sessions: [
      { inDays: -1, time: '18:00', topic: 'Jam makan di hari puasa', end: 'open' },
      { inDays: 2, time: '19:00', topic: 'Evaluasi minggu pertama' },
    ],
  },
  {
    ...{ firstName: 'Dimas', lastName: 'Saputra', serviceId: 'berat-sehat-12w' },
    ...{ daysAgo: 4, startKilograms: 95.1, sections: ['weightTrend', 'weight', 'body', 'food'] },
    sessions: [
      { inDays: 0, time: '20:00', topic: 'Sesi pertama' },
      { inDays: 3, time: '18:00', topic: 'Makan malam setelah lembur' },
    ],
  },
]

/** Inserts Sari’s program, diary, goal, sessions and messages, and the other clients of her nutritionist. */
export async function insertDemoClients(
  db: Database,
  clock: Clock,
  { user, seller }: { user: User; seller: DemoSeller },
): Promise<void> {
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where(eq(practiceTable.slug, printedSlug))
  const tracker = await insertClient(db, clock, { user, seller, practice, client: sari })
  if (tracker) {
    await insertDemoDiary(db, tracker, sari.daysAgo)
    const { daysAgo: dayCount, startKilograms } = sari
    await insertDemoBody(db, tracker, { dayCount, startKilograms })
  }
  await insertDemoMessages(db, clock, { user })
  if (practice?.state === 'active' && tracker) {
    await insertDemoNotes(db, { practice, tracker, now: clock.now() })
    await insertDemoPlans(db, clock, { tracker, practice })
  }
  if (practice?.state !== 'active') return
  const passwordHash = await hashPassword(randomId())
  for (const [index, { firstName, lastName, ...client }] of others.entries()) {
    const email = `${firstName.toLowerCase()}@demo.seimbang.id`
    const phone = demoPhone(index + 2)
    const person = { email, firstName, lastName, phone, passwordHash }
    const other = await insertDemoPerson(db, clock, person)
    if (other) await insertClient(db, clock, { user: other, seller, practice, client })
  }
}

type Wanted = {
  user: User
  seller: DemoSeller
  practice: PracticeRow | undefined
  client: DemoClient
}

async function insertClient(
  db: Database,
  clock: Clock,
  { user, seller, practice, client }: Wanted,
): Promise<TrackerRow | undefined> {
  const { serviceId, daysAgo, startKilograms, sections, sessions, profile } = client
  const service = await findProductService(db, serviceId)
  if (!service) return undefined
  await insertDemoProgram(db, clock, { user, service, daysAgo, startKilograms, seller })
  const [tracker] = await db.select().from(trackerTable).where(eq(trackerTable.userId, user.id))
  if (profile) await upsertNutritionProfile(db, user.id, profile)
  if (practice?.state === 'active' && tracker)
    await insertDemoCare(db, clock, { practice, user, tracker, sections, sessions })
  return tracker
}
