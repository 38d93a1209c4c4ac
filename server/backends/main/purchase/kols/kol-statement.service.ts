import { dayInJakarta, startInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeKolStatementMail } from '#server/backends/main/platform/mail/kol-mails.ts'
import { openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import {
  carriedInto,
  findUnreportedMonth,
  insertStatement,
  listKolMonths,
  lockKolWithoutStatement,
} from './kol.repository.ts'

/** Staff pay a statement within a week. */
const payableMs = 7 * dayMs

/**
 * Mails one KOL the statement of a month that is over, once, and opens the task to pay it. Returns
 * false if no statement is due. A worker that was down at the end of the month catches up later.
 */
export async function mailKolStatement(context: MainContext): Promise<boolean> {
  const { clock, publicOrigin, productName } = context
  const now = clock.now()
  return context.db.transaction(async (tx) => {
    const startOfMonth = startInJakarta(`${dayInJakarta(now).slice(0, 7)}-01`)
    const kol = await lockKolWithoutStatement(tx, startOfMonth)
    if (!kol) return false
    const { code: kolCode } = kol
    const month = await findUnreportedMonth(tx, kolCode, startOfMonth)
    const earnings = (await listKolMonths(tx, kolCode)).find((it) => it.month === month)
    // Another worker mailed this KOL while this one waited for the row.
    if (month === undefined || !earnings) return true
    const { orderCount, earnedRupiah, reversedRupiah } = earnings
    const amountRupiah = earnedRupiah + reversedRupiah
    const carriedRupiah = await carriedInto(tx, kolCode, month)
    const statement = { kolCode, month, orderCount, carriedRupiah, amountRupiah, createdAt: now }
    await insertStatement(tx, statement)
    const isOwed = carriedRupiah + amountRupiah > 0
    const task = { kind: 'kol_payout', subject: kolCode, openedAt: now } as const
    if (isOwed) await openTask(tx, { ...task, dueAt: later(now, payableMs) })
    const owner = await findUser(tx, kol.userId)
    // A deleted account has no address.
    if (!owner || owner.deletedAt) return true
    const addressee = { firstName: owner.firstName, locale: owner.locale, productName }
    const facts = { ...earnings, carriedRupiah, link: `${publicOrigin}/account#kol` }
    await enqueueMail(context, tx, owner.email, writeKolStatementMail(addressee, facts))
    return true
  })
}
