import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { hourMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import type { Clock } from '#server/clock.ts'
import type { Consultations, NewAppointment } from '#server/contract/appointment.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import type { WaitWish } from '#server/contract/waitlist.schema.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { staffSessionTable } from '#server/db/main/staff-session.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import { waitlistEntryTable } from '#server/db/main/waitlist-entry.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { MainFixture } from './main-backend.fixture.ts'

const minuteMs = 60_000

type PracticeWish = Partial<PracticeRow> & { hours?: { startMinute: number; endMinute: number }[] }

const officeHours = [{ startMinute: 8 * 60, endMinute: 17 * 60 }]

/** Inserts an active practice with the account of its nutritionist, open every day from 8 to 17 WIB. */
export async function openPractice<Member extends { user: Pick<User, 'id'>; token: string }>(
  main: { db: Database; clock: Clock; signedInMember(): Promise<Member> },
  { hours = officeHours, ...rules }: PracticeWish = {},
) {
  const nutritionist = await main.signedInMember()
  const [practice] = await main.db
    .insert(practiceTable)
    .values({
      slug: `rina-${crypto.randomUUID().slice(0, 8)}`,
      userId: nutritionist.user.id,
      name: 'Rina Kusuma',
      state: 'active',
      practiceUntil: '2030-12-31',
      meetingLink: 'https://meet.example.org/rina',
      createdAt: main.clock.now(),
      ...rules,
    })
    .returning()
  if (!practice) throw new Error('The practice was not inserted')
  await unlockPractice(main, nutritionist)
  const practiceNumber = practice.number
  await main.db
    .insert(weeklyHoursTable)
    .values([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ practiceNumber, weekday, hours })))
  return { practice, nutritionist }
}

/** The nutritionist proves the second factor in the sign-in of the token. The fixture’s calls say so. */
export async function unlockPractice(
  { db, clock }: { db: Database; clock: Clock },
  { user, token }: { user: Pick<User, 'id'>; token: string },
): Promise<void> {
  const at = clock.now()
  await db.insert(staffSessionTable).values({
    ...{ tokenHash: hashOfToken(token), sessionId: String(decodeJwt(token).sid), userId: user.id },
    ...{ area: 'practice', proof: 'totp', openedAt: at, lastSeenAt: at, provedAt: at },
    expiresAt: later(at, 12 * hourMs),
  })
}

/** Inserts the active relation of a tracker with a practice. */
export async function insertRelation(
  main: MainFixture,
  relation: { trackerId: string; practice: PracticeRow; sections?: ShareSection[] },
): Promise<string> {
  const { trackerId, practice, sections = ['weight'] } = relation
  const id = crypto.randomUUID()
  await main.db.insert(careRelationTable).values({
    id,
    trackerId,
    practiceNumber: practice.number,
    sections,
    since: main.clock.now(),
  })
  return id
}

type Booking = {
  trackerId: string
  relationId: string
  practice: PracticeRow
  /** Minutes after the clock's time. */
  inMinutes: number
}

/** Inserts a booked session of 45 minutes with its credit, past all rules but the database's own. */
export async function insertBooked(main: MainFixture, booking: Booking): Promise<string> {
  const { trackerId, relationId, practice, inMinutes } = booking
  const now = main.clock.now()
  const startsAt = later(now, inMinutes * minuteMs)
  const id = crypto.randomUUID()
  await main.db.insert(appointmentTable).values({
    id,
    practiceNumber: practice.number,
    userNumber: await numberOfOwner(main, trackerId),
    trackerId,
    relationId,
    startsAt,
    endsAt: later(startsAt, practice.sessionMinutes * minuteMs),
    blocksUntil: later(startsAt, (practice.sessionMinutes + practice.pauseMinutes) * minuteMs),
    state: 'booked',
    clientZone: 'Asia/Jakarta',
    locale: 'id',
    changedBy: 'client',
    changedAt: now,
    createdAt: now,
  })
  await main.db.insert(sessionCreditTable).values({
    id: crypto.randomUUID(),
    trackerId,
    kind: 'used',
    amount: -1,
    appointmentId: id,
    createdAt: now,
  })
  return id
}

type Offer = Omit<Booking, 'relationId'>

/** Inserts a place on the waiting list that has ended, with an offer that is still open. */
export async function insertOffer(main: MainFixture, { trackerId, practice, inMinutes }: Offer) {
  const now = main.clock.now()
  const startsAt = later(now, inMinutes * minuteMs)
  const appointmentId = crypto.randomUUID()
  await main.db.insert(appointmentTable).values({
    id: appointmentId,
    practiceNumber: practice.number,
    userNumber: await numberOfOwner(main, trackerId),
    trackerId,
    startsAt,
    endsAt: later(startsAt, practice.sessionMinutes * minuteMs),
    blocksUntil: later(startsAt, practice.sessionMinutes * minuteMs),
    state: 'offered',
    offeredUntil: later(now, 30 * minuteMs),
    clientZone: 'Asia/Jakarta',
    locale: 'id',
    changedBy: 'system',
    changedAt: now,
    createdAt: now,
  })
  const entryId = crypto.randomUUID()
  await main.db.insert(waitlistEntryTable).values({
    id: entryId,
    ...{ trackerId, practiceNumber: practice.number, appointmentId },
    ...{ weekdays: [1], fromMinute: 0, untilMinute: 60, untilOn: '2026-03-31' },
    ...{ zone: 'Asia/Jakarta', locale: 'id', state: 'left', lookAt: now, createdAt: now },
  })
  return { appointmentId, entryId }
}

async function numberOfOwner(main: MainFixture, trackerId: string): Promise<number> {
  const [owner] = await main.db
    .select({ number: userTable.number })
    .from(trackerTable)
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .where(eq(trackerTable.id, trackerId))
  if (!owner) throw new Error('The tracker has no owner')
  return owner.number
}

/** The client ends the care. */
export async function endRelation(main: MainFixture, relationId: string): Promise<void> {
  await main.db
    .update(careRelationTable)
    .set({ until: main.clock.now(), endedBy: 'client' })
    .where(eq(careRelationTable.id, relationId))
}

/** A moment on Tuesday, the day after the clock's. The time is Jakarta's, such as `09:30`. */
export function tuesdayAt(time: string): string {
  return new Date(`2026-03-03T${time}:00+07:00`).toISOString()
}

type Client = { token: string; trackerId: string }
type Wish = Partial<NewAppointment> & { key?: string }

/** The calls of a client, each of which returns its whole answer. */
export function createBookings(main: MainFixture) {
  return {
    book(
      { token, trackerId }: Client,
      practice: Pick<PracticeRow, 'slug'>,
      { key = crypto.randomUUID(), ...wish }: Wish = {},
    ) {
      return main.post(`/v1/trackers/${trackerId}/appointments`, {
        token,
        headers: { 'idempotency-key': key },
        body: {
          nutritionist: practice.slug,
          startsAt: tuesdayAt('10:00'),
          zone: 'Asia/Jakarta',
          locale: 'id',
          ...wish,
        },
      })
    },
    move: ({ token }: Client, id: string, startsAt: string, zone = 'Asia/Jakarta') =>
      main.post(`/v1/appointments/${id}/move`, { token, body: { startsAt, zone } }),
    cancel: ({ token }: Client, id: string) =>
      main.post(`/v1/appointments/${id}/cancel`, { token, body: {} }),
    async list({ token }: Client): Promise<Consultations> {
      return (await main.get('/v1/consultations', { token })).body.data
    },
  }
}

/** The calls of a client who waits. Without changes, they wait for Tuesday at 10. */
export function createWaits(main: MainFixture) {
  return {
    join(
      { token, trackerId }: Client,
      { slug }: Pick<PracticeRow, 'slug'>,
      wish: Partial<WaitWish> = {},
    ) {
      const body = {
        nutritionist: slug,
        weekdays: [2],
        fromMinute: 10 * 60,
        untilMinute: 10 * 60 + 30,
        untilOn: '2026-03-03',
        zone: 'Asia/Jakarta',
        locale: 'id',
        ...wish,
      }
      return main.put(`/v1/trackers/${trackerId}/waiting`, { token, body })
    },
    leave: ({ token }: Client, id: string) => main.post(`/v1/waiting/${id}/leave`, { token }),
    accept: ({ token }: Client, id: string, sections: ShareSection[] = []) =>
      main.post(`/v1/appointments/${id}/accept`, { token, body: { sections } }),
    decline: ({ token }: Client, id: string) =>
      main.post(`/v1/appointments/${id}/decline`, { token }),
    async list({ token }: Client): Promise<Consultations['waiting']> {
      return (await main.get('/v1/consultations', { token })).body.data.waiting
    },
    /** The open offer of the client's only place. The worker runs first. */
    async offer(client: Client) {
      await main.backend.drainOutbox()
      return (await this.list(client))[0]?.offer ?? undefined
    },
  }
}
