import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { listCaredFor } from '#server/backends/main/consultation/care/cared-for.repository.ts'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeCareEndsMail,
  writeLicenceEndsMail,
} from '#server/backends/main/platform/mail/licence-mails.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertWarning, listWarnings } from './licence-warning.repository.ts'
import { lockPractice } from './practice.repository.ts'
import { listEndingLicences } from './watched-practice.repository.ts'

/** How many days before the end of a licence its nutritionist hears of it. */
const nutritionistDays = [7, 30, 90]
/** As long before, sessions after the end are cancelled. */
const clientDays = 14

/**
 * Mails the end of each licence once to its nutritionist 90, 30 and 7 days before it. Mails it once
 * to the clients 14 days before it. A day that was missed is not made up for. Always returns false.
 */
export async function warnOfLicences(context: MainContext): Promise<false> {
  const { db, clock } = context
  const today = dayInJakarta(clock.now())
  const ending = await listEndingLicences(db, addDays(today, Math.max(...nutritionistDays)))
  const sent = await listWarnings(db, today)
  for (const { slug, number, practiceUntil } of ending) {
    const isSent = (daysBefore: number) =>
      sent.some(
        (it) =>
          it.practiceNumber === number &&
          it.practiceUntil === practiceUntil &&
          it.daysBefore === daysBefore,
      )
    // A lock makes bookings wait.
    if (dueWarnings(practiceUntil, today).every(isSent)) continue
    await db.transaction(async (tx) => {
      const practice = await lockPractice(tx, { slug })
      if (practice?.practiceUntil)
        await warnOf(context, tx, { practice, endsOn: practice.practiceUntil, today })
    })
  }
  return false
}

/** Returns how many days before the end its due warnings are, whether they were sent or not. */
function dueWarnings(practiceUntil: string, today: string): number[] {
  const days = daysUntil(practiceUntil, today)
  if (days < 0) return []
  const ofNutritionist = nutritionistDays.filter((it) => days <= it).slice(0, 1)
  return days <= clientDays ? [...ofNutritionist, clientDays] : ofNutritionist
}

function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / dayMs
}

type Ending = { practice: PracticeRow; endsOn: string; today: string }

async function warnOf(context: MainContext, tx: Database, ending: Ending): Promise<void> {
  const { practice, endsOn: practiceUntil, today } = ending
  const { number: practiceNumber } = practice
  for (const daysBefore of dueWarnings(practiceUntil, today)) {
    const warning = { practiceNumber, practiceUntil, daysBefore, sentAt: context.clock.now() }
    if (!(await insertWarning(tx, warning))) continue
    if (daysBefore === clientDays) await mailClients(context, tx, ending)
    else await mailNutritionist(context, tx, ending)
  }
}

async function mailNutritionist(
  context: MainContext,
  tx: Database,
  { practice: { userId }, endsOn, today }: Ending,
): Promise<void> {
  const { publicOrigin, productName } = context
  const owner = userId === null ? undefined : await findUser(tx, userId)
  if (!owner) return
  const { firstName, locale, email } = owner
  const days = daysUntil(endsOn, today)
  const licence = { endsOn, days, link: `${publicOrigin}/praktik` }
  const mail = writeLicenceEndsMail({ firstName, locale, productName }, licence)
  await enqueueMail(context, tx, email, mail)
}

async function mailClients(
  context: MainContext,
  tx: Database,
  { practice: { number: practiceNumber, name }, endsOn }: Ending,
): Promise<void> {
  const { publicOrigin, productName, clock } = context
  const care = { name, endsOn, link: `${publicOrigin}/konsultasi/saya` }
  for (const { user } of await listCaredFor(tx, { practiceNumber, now: clock.now() })) {
    const { firstName, locale, email } = user
    const to = { firstName, locale, productName }
    await enqueueMail(context, tx, email, writeCareEndsMail(to, care))
  }
}
