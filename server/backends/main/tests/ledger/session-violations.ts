import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open-database.ts'
import { brokenTimeOf } from './broken-time.ts'
import type { AcknowledgedSessions, CalendarMail } from './instance-messages.ts'

const holding = sql`('offered', 'booked')`

/** Invariants; each query selects the rows that break one. */
const broken = {
  'sessions of a practice overlap': sql`
    select a.id from main.appointments a join main.appointments b
      on b.practice_number = a.practice_number and b.id > a.id
    where a.state in ${holding} and b.state in ${holding}
      and a.starts_at < b.blocks_until and b.starts_at < a.blocks_until`,
  'sessions of a client overlap': sql`
    select a.id from main.appointments a join main.appointments b
      on b.user_number = a.user_number and b.id > a.id
    where a.state in ${holding} and b.state in ${holding}
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  'a session lies in time off': sql`
    select a.id from main.appointments a join main.time_off t using (practice_number)
    where a.state in ${holding} and a.starts_at < t.until_at and t.from_at < a.ends_at`,
  'a session has other credits than its end gives': sql`
    select a.id from main.appointments a left join main.session_credits c on c.appointment_id = a.id
    group by a.id
    having count(*) filter (where c.kind = 'used') <> 1
      or count(*) filter (where c.kind = 'returned') <> (a.state = 'cancelled' and a.cancel_kind <> 'late')::int
      or count(*) filter (where c.kind = 'compensated') <> (
        a.state = 'cancelled' and a.cancel_kind = 'by_nutritionist'
        and a.changed_at > a.starts_at - interval '12 hours')::int`,
  'credits and balances differ': brokenTimeOf(),
  'the changes of a session do not lead to it': sql`
    select a.id from main.appointments a join main.appointment_changes c on c.appointment_id = a.id
    group by a.id
    having count(*) <> a.sequence + 1
      or (array_agg(c.state order by c.sequence desc))[1] <> a.state
      or (array_agg(c.starts_at order by c.sequence desc))[1] <> a.starts_at`,
  'a session has other reminders than its time asks for': sql`
    select a.id from main.appointments a left join main.appointment_reminders r
      on r.appointment_id = a.id and r.kind = 'hour'
    where (a.state = 'booked') <> (r.due_at is not null) or r.due_at <> a.starts_at - interval '1 hour'`,
} satisfies Record<string, SQL>

type Acknowledged = AcknowledgedSessions & { calendarMails: CalendarMail[] }

/** Returns a sentence with an example for each broken invariant. */
export async function sessionViolationsIn(
  db: Database,
  { calendarMails, ...acknowledged }: Acknowledged,
): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of Object.entries(broken)) {
    const rows = await rowsOf(db, query)
    if (rows.length > 0) found.push(`${sentence}: ${rows.length}, ${JSON.stringify(rows[0])}`)
  }
  return [...found, ...(await lost(db, acknowledged)), ...(await wronglyMailed(db, calendarMails))]
}

/** Effects that a caller saw acknowledged and that are missing. */
async function lost(
  db: Database,
  { bookedIds, cancelledIds, moves }: AcknowledgedSessions,
): Promise<string[]> {
  const sessions = await rowsOf(db, sql`select id, state from main.appointments`)
  const changes = await rowsOf(
    db,
    sql`select appointment_id as id, starts_at from main.appointment_changes`,
  )
  const keyOf = (id: unknown, startsAt: unknown) => `${id} ${new Date(String(startsAt)).getTime()}`
  const there = new Set(sessions.map(({ id }) => id))
  const cancelled = new Set(
    sessions.filter(({ state }) => state === 'cancelled').map(({ id }) => id),
  )
  const moved = new Set(changes.map((change) => keyOf(change.id, change.starts_at)))
  const counts = {
    bookings: bookedIds.filter((id) => !there.has(id)).length,
    cancellings: cancelledIds.filter((id) => !cancelled.has(id)).length,
    moves: moves.filter(({ id, startsAt }) => !moved.has(keyOf(id, startsAt))).length,
  }
  return Object.entries(counts).flatMap(([what, count]) =>
    count > 0 ? [`${count} ${what} were answered and are lost`] : [],
  )
}

/** Each change is mailed to both parties, with its number and time, and nothing else is. */
async function wronglyMailed(db: Database, calendarMails: CalendarMail[]): Promise<string[]> {
  const changes = await rowsOf(
    db,
    sql`
      select c.appointment_id, c.sequence, c.state, c.starts_at, u.email
      from main.appointment_changes c
      join main.appointments a on a.id = c.appointment_id
      join main.practices p on p.number = a.practice_number
      join main.users u on u.number = a.user_number or u.id = p.user_id`,
  )
  const happened = new Set(
    changes.map((change) => {
      const status = change.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'
      const startsAt = inUtc(String(change.starts_at))
      return [change.email, change.appointment_id, change.sequence, status, startsAt].join(' ')
    }),
  )
  const mailed = new Set(
    calendarMails.map(({ to, content }) => [to, ...factsOf(content)].join(' ')),
  )
  const untrue = mailed.difference(happened)
  const unmailed = happened.difference(mailed)
  return [
    ...(untrue.size > 0 ? [`mails tell what did not happen: ${[...untrue][0]}`] : []),
    ...(unmailed.size > 0
      ? [`changes were not mailed: ${unmailed.size}, ${[...unmailed][0]}`]
      : []),
  ]
}

/** The id of the session, the number of the change, the status and the start of an entry. */
function factsOf(content: string): (string | undefined)[] {
  const lineOf = (name: string) => new RegExp(`^${name}:(.+)\r$`, 'm').exec(content)?.[1]
  return [
    lineOf('UID')?.replace(/@.*/, ''),
    lineOf('SEQUENCE'),
    lineOf('STATUS'),
    lineOf('DTSTART'),
  ]
}

/** `20260303T020000Z` */
function inUtc(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

async function rowsOf(db: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }
  return rows
}
