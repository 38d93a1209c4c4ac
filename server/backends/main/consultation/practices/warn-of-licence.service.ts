import { dayMs } from '#app/lib/time.ts'
import { listCaredFor } from '#server/backends/main/consultation/care/cared-for.repository.ts'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays, dayInJakarta } from '#server/backends/main/platform/calendar-day.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeCareEndsMail,
  writeLicenceEndsMail,
} from '#server/backends/main/platform/mail/licence-mails.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertWarning } from './licence-warning.repository.ts'
import { lockPractice } from './practice.repository.ts'
import { listEndingLicences } from './watched-practice.repository.ts'

/** How many days before the end of a licence its nutritionist hears of it. */
const nutritionistDays = [7, 30, 90]
/** As long before, sessions after the end are cancelled. */
const clientDays = 14

/**
 * Mails the end of each licence once to its nutritionist 90, 30 and 7 days before it, and once to the
 * clients 14 days before it. A day that was missed is not made up for. Always returns false.
 */
export async function warnOfLicences(context: MainContext): Promise<false> {
  const { db, clock } = context
  const today = dayInJakarta(clock.now())
  const ending = await listEndingLicences(db, addDays(today, Math.max(...nutritionistDays)))
  for (const { slug } of ending)
    await db.transaction(async (tx) => {
      const practice = await lockPractice(tx, { slug })
      if (practice) await warnOf(context, tx, practice, today)
    })
  return false
}

async function warnOf(
  context: MainContext,
  tx: Database,
  practice: PracticeRow,
  today: string,
): Promise<void> {
  const { number: practiceNumber, practiceUntil, userId } = practice
  const days = (Date.parse(practiceUntil) - Date.parse(today)) / dayMs
  if (days < 0) return
  const sentAt = context.clock.now()
  const step = nutritionistDays.find((it) => days <= it)
  const owner = userId === null ? undefined : await findUser(tx, userId)
  const { publicOrigin, productName } = context
  if (
    step &&
    owner &&
    (await insertWarning(tx, { practiceNumber, practiceUntil, daysBefore: step, sentAt }))
  ) {
    const { firstName, locale, email } = owner
    const licence = { endsOn: practiceUntil, days, link: `${publicOrigin}/praktik` }
    const mail = writeLicenceEndsMail({ firstName, locale, productName }, licence)
    await enqueueMail(context, tx, email, mail)
  }
  const warning = { practiceNumber, practiceUntil, daysBefore: clientDays, sentAt }
  if (days > clientDays || !(await insertWarning(tx, warning))) return
  const link = `${publicOrigin}/konsultasi/saya`
  const care = { name: practice.name, endsOn: practiceUntil, link }
  for (const { user } of await listCaredFor(tx, { practiceNumber, now: sentAt })) {
    const { firstName, locale, email } = user
    const to = { firstName, locale, productName }
    await enqueueMail(context, tx, email, writeCareEndsMail(to, care))
  }
}
