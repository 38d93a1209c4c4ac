import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { holdSession } from '#server/backends/main/consultation/appointments/hold-session.service.ts'
import { lockBookable } from '#server/backends/main/consultation/practices/lock-bookable.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { OrderedSession } from '#server/contract/purchase.schema.ts'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** The time that an order of a single consultation wants. The practice is locked. */
export type WantedTime = { practice: PracticeRow; startsAt: Date; clientZone: string }

type Wish = { service: { programSlug: string }; session: OrderedSession | undefined }

/**
 * Returns undefined for a program.
 * @throws MainFailure `NO_TIME_CHOSEN`, `ERR_NO_PRACTICE`
 */
export async function lockWantedTime(
  tx: Database,
  user: User,
  { service, session }: Wish,
): Promise<WantedTime | undefined> {
  const nutritionist = nutritionistOfConsultation(service.programSlug)
  if (nutritionist === null) return undefined
  if (!session) throw new MainFailure('NO_TIME_CHOSEN')
  const practice = await lockBookable(tx, nutritionist, user)
  return { practice, startsAt: new Date(session.startsAt), clientZone: session.zone }
}

type Hold = WantedTime & {
  user: User
  order: { id: string }
  locale: ContentLocale
  durationWeeks: number
  until: Date
}

/** @throws MainFailure what `holdSession` throws */
export async function holdTime(
  context: MailContext,
  tx: Database,
  { order, durationWeeks, ...hold }: Hold,
): Promise<void> {
  const endsOn = addDays(dayInJakarta(context.clock.now()), durationWeeks * 7)
  await holdSession(context, tx, { ...hold, orderId: order.id, endsOn })
}

/** A time is held until the order ends, and never beyond its own start. */
export function endOfHold(deadline: Date, session: { startsAt: Date } | undefined): Date {
  return session && session.startsAt < deadline ? session.startsAt : deadline
}
