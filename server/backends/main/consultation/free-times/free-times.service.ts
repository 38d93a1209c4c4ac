import { dayMs } from '#app/lib/time.ts'
import { hasHadCare } from '#server/backends/main/consultation/care/care-relation.repository.ts'
import {
  findActivePractice,
  listBookablePractices,
} from '#server/backends/main/consultation/practices/practice.repository.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { FreePractice, FreeTimes, FreeTimesQuery } from '#server/contract/free-times.schema.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { listConsultationPrices } from './consultation-price.repository.ts'
import { daysOfStarts, periodOfDays } from './days-of-starts.ts'
import { freeStarts, lastBookableDate } from './free-starts.ts'
import { readFreeTimesRules } from './free-times-rules.repository.ts'
import { hasOwnSession, listClientTimes } from './own-sessions.repository.ts'

type Context = Pick<MainContext, 'db' | 'clock'>

/** Most practices have a free time this soon. Only the others are read for all their days. */
const soonDays = 8
const mostNearest = 3

/** Returns the next free start of each practice that clients can choose. */
export async function listFreePractices({ db, clock }: Context): Promise<FreePractice[]> {
  const now = clock.now()
  const nextOf = async (practices: PracticeRow[], days: number) => {
    const period = { now, from: now, until: later(now, days * dayMs) }
    const all = await readFreeTimesRules(db, practices, period)
    return new Map(all.map((rules) => [rules.policy.slug, freeStarts({ ...rules, ...period })[0]]))
  }
  const practices = await listBookablePractices(db)
  const prices = await listConsultationPrices(db, now)
  const soon = await nextOf(practices, soonDays)
  const others = practices.filter(({ slug }) => !soon.get(slug))
  const horizon = Math.max(0, ...others.map(({ horizonDays }) => horizonDays + 1))
  const next = await nextOf(others, horizon)
  return practices.map(({ slug, sessionMinutes, takesNewClients }) => ({
    slug,
    nextFreeAt: (soon.get(slug) ?? next.get(slug))?.toISOString() ?? null,
    takesNewClients,
    sessionMinutes,
    priceRupiah: prices.get(consultationSlugOf(slug)) ?? null,
  }))
}

/** @throws MainFailure `ERR_NO_PRACTICE`; `ERR_NO_APPOINTMENT` if the session to move is not theirs */
export async function readFreeTimes(
  { db, clock }: Context,
  caller: Member | undefined,
  { slug, near, moving, ...days }: FreeTimesQuery & { slug: string },
): Promise<FreeTimes> {
  const practice = await findActivePractice(db, slug)
  if (!practice) throw new MainFailure('ERR_NO_PRACTICE')
  const user = caller?.user
  if (moving !== undefined && !(user && (await hasOwnSession(db, { id: moving, user, practice }))))
    throw new MainFailure('ERR_NO_APPOINTMENT')

  const now = clock.now()
  const bookable = { from: now, until: later(now, (practice.horizonDays + 1) * dayMs) }
  const asked = near === undefined ? withinOf(bookable, periodOfDays(days)) : bookable
  const isOwner = practice.userId !== null && practice.userId === user?.id
  const startsIn = async (within: Period) => {
    const period = { now, exceptId: moving, ...within }
    const [rules] = await readFreeTimesRules(db, [practice], period)
    if (!rules) throw new Error('The rules of a practice were not read')
    const clientTimes = user && !isOwner ? await listClientTimes(db, { user, ...period }) : []
    return freeStarts({
      ...rules,
      timeOff: [...rules.timeOff, ...clientTimes],
      policy: isOwner ? { ...practice, noticeMinutes: 0 } : practice,
      ...period,
    })
  }
  const starts = await startsIn(asked)
  const after =
    starts.length === 0 ? await startsIn({ from: asked.until, until: bookable.until }) : []
  const { name, zone, sessionMinutes, noticeMinutes } = practice
  return {
    ...{ slug, name, zone, sessionMinutes, noticeMinutes },
    takesNewClients: await takes(db, practice, user),
    bookableUntil: lastBookableDate(practice, now).toString(),
    laterAt: after[0]?.toISOString() ?? null,
    days: daysOfStarts(starts, days),
    nearest: near === undefined ? [] : nearestOf(starts, near),
  }
}

async function takes(
  db: Database,
  { number: practiceNumber, takesNewClients }: PracticeRow,
  user: User | undefined,
): Promise<boolean> {
  if (takesNewClients || !user) return takesNewClients
  return hasHadCare(db, { userId: user.id, practiceNumber })
}

type Period = { from: Date; until: Date }

function withinOf(bounds: Period, { from, until }: Period): Period {
  const within = (moment: Date) =>
    new Date(Math.min(Math.max(+moment, +bounds.from), +bounds.until))
  return { from: within(from), until: within(until) }
}

function nearestOf(starts: Date[], near: string): string[] {
  const distance = (start: Date) => Math.abs(start.getTime() - Date.parse(near))
  return starts
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, mostNearest)
    .map((start) => start.toISOString())
    .toSorted()
}
