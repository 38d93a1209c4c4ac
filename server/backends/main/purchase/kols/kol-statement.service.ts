import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeKolStatementMail } from '#server/backends/main/platform/mail/kol-mails.ts'
import { insertStatement, listKolMonths, lockKolWithoutStatement } from './kol.repository.ts'
import { monthBefore } from './month-before.ts'

/**
 * Mails one KOL the statement of the previous month, once. Returns false if no statement is due. A
 * worker that was down at the end of the month catches up later.
 */
export async function mailKolStatement(context: MainContext): Promise<boolean> {
  const { clock, publicOrigin, productName } = context
  const now = clock.now()
  const period = monthBefore(now)
  return context.db.transaction(async (tx) => {
    const kol = await lockKolWithoutStatement(tx, period)
    if (!kol) return false
    const earnings = (await listKolMonths(tx, kol.code)).find(({ month }) => month === period.month)
    if (!earnings) throw new Error('A KOL to tell has nothing to be earnings')
    const { orderCount, earnedRupiah, reversedRupiah } = earnings
    const amountRupiah = earnedRupiah + reversedRupiah
    const statement = { kolCode: kol.code, month: period.month, orderCount, amountRupiah }
    // Another worker mailed this KOL while this one waited for the row.
    if (!(await insertStatement(tx, { ...statement, createdAt: now }))) return true
    const owner = await findUser(tx, kol.userId)
    if (!owner) return true
    const addressee = { firstName: owner.firstName, locale: owner.locale, productName }
    const link = `${publicOrigin}/account#kol`
    await enqueueMail(
      context,
      tx,
      owner.email,
      writeKolStatementMail(addressee, { ...earnings, link }),
    )
    return true
  })
}
