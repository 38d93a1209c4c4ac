import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, text } from 'drizzle-orm/pg-core'
import { practiceStateSchema, usualAnswerHours } from '#server/contract/practice.schema.ts'
import { usualSessionMinutes } from '#server/contract/session-length.ts'
import { isLine } from './is-line.ts'
import { lastRangeInteger } from './last-range-integer.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * The practice of a nutritionist: whose account it is and by which rules clients book. The content
 * backend has the words about the person, under the same slug. Clients book only an active
 * practice, and only sessions that start on `practiceUntil` at the latest. `number` stands in the
 * exclusion constraints, which compare ranges of integers.
 */
export const practiceTable = mainSchema.table(
  'practices',
  {
    slug: text('slug').primaryKey(),
    number: integer('number')
      .notNull()
      .unique('practices_number')
      .generatedAlwaysAsIdentity(lastRangeInteger),
    /** Null until the invitation is accepted, and after the account is deleted. */
    userId: text('user_id')
      .unique('practices_user')
      .references(() => userTable.id),
    /** As mails and pages of members call the person, without degrees. */
    name: text('name').notNull(),
    state: text('state', { enum: practiceStateSchema.options }).notNull(),
    /** The operator paused it, so the nutritionist cannot open it again. */
    isSuspended: boolean('is_suspended').notNull().default(false),
    /** The IANA time zone of the weekly hours. */
    zone: text('zone').notNull().default('Asia/Jakarta'),
    /**
     * The last day of the licence (SIP), in `zone`. Sessions start on it at the latest. Null until a
     * licence is verified; until then, no client books. Once there are credentials, a trigger takes it from them only.
     */
    practiceUntil: date('practice_until', { mode: 'string' }),
    /** An https address of the nutritionist's own meeting room, or empty. */
    meetingLink: text('meeting_link').notNull().default(''),
    /** Sessions are held at `meetingLink` instead of in the site's room. */
    meetsByLink: boolean('meets_by_link').notNull().default(false),
    sessionMinutes: integer('session_minutes').notNull().default(usualSessionMinutes),
    /** Free time after each session. */
    pauseMinutes: integer('pause_minutes').notNull().default(15),
    /** Sessions start at multiples of it, from the start of a stretch. */
    gridMinutes: integer('grid_minutes').notNull().default(30),
    /** How long before its start a client must book. */
    noticeMinutes: integer('notice_minutes').notNull().default(360),
    /** How many days ahead clients can book. */
    horizonDays: integer('horizon_days').notNull().default(42),
    /** The most sessions on one local day. Null if there is no limit. */
    dailyLimit: integer('daily_limit'),
    takesNewClients: boolean('takes_new_clients').notNull().default(true),
    /** Within how many hours the nutritionist means to answer messages. */
    answerHours: integer('answer_hours').notNull().default(usualAnswerHours),
    /** The SHA-256 of the secret in the address of the calendar feed. Null if there is no feed. */
    feedKeyHash: text('feed_key_hash').unique('practices_feed_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('practices_state', sql`${table.state} in (${listed(practiceStateSchema.options)})`),
    check(
      'practices_owned',
      sql`${table.state} not in ('active', 'paused') or ${table.userId} is not null`,
    ),
    check('practices_suspended', sql`not ${table.isSuspended} or ${table.state} = 'paused'`),
    check('practices_name', isLine(table.name)),
    check('practices_link', sql`${table.meetingLink} ~ '^(https://|$)'`),
    check('practices_meets_by_link', sql`not ${table.meetsByLink} or ${table.meetingLink} <> ''`),
    check(
      'practices_rules',
      sql`${table.sessionMinutes} between 15 and 120 and ${table.pauseMinutes} between 0 and 60
        and ${table.gridMinutes} in (15, 30, 60) and ${table.noticeMinutes} between 0 and 20160
        and ${table.horizonDays} between 1 and 180 and ${table.dailyLimit} between 1 and 24`,
    ),
    check('practices_answer', sql`${table.answerHours} between 1 and 168`),
  ],
)
export type PracticeRow = typeof practiceTable.$inferSelect
