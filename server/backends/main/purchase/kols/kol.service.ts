import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { mailboxOf } from '#server/backends/main/platform/http/mailbox-of.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { FollowedKol, OwnKol, Referral } from '#server/contract/kol.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findKol, findKolOfUser, listKolMonths } from './kol.repository.ts'
import { listPayouts, listStatements } from './kol-payout.repository.ts'
import { listRates } from './kol-rate.repository.ts'
import { findStaffKol } from './staff-kol.repository.ts'

/** @throws MainFailure `ERR_NO_KOL` */
export async function readKol(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  code: string,
  caller: Member | undefined,
): Promise<FollowedKol> {
  const found = await findKol(db, code, dayInJakarta(clock.now()))
  if (!found) throw new MainFailure('ERR_NO_KOL')
  const { kol, percent: commissionPercent, owner } = found
  const isOwn = caller !== undefined && isOwner(owner, caller.user)
  return { code, name: kol.name, commissionPercent, isOwn }
}

/** Returns the member's own code with its earnings by month; null if they never had one. */
export async function readOwnKol(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  { user }: Member,
): Promise<OwnKol> {
  const kol = await findKolOfUser(db, user.id)
  const today = dayInJakarta(clock.now())
  const found = kol && (await findStaffKol(db, kol.code, today))
  if (!found) return null
  const { code, name, endedAt } = found.kol
  const [latest] = await listRates(db, code)
  const nextRate = latest && latest.startsOn > today ? latest : undefined
  const payouts = await listPayouts(db, code)
  const months = await listKolMonths(db, code)
  const statements = await listStatements(db, code)
  return {
    ...{ code, name, commissionPercent: found.percent, hasEnded: endedAt !== null },
    nextRate: nextRate ? { percent: nextRate.percent, startsOn: nextRate.startsOn } : null,
    balanceRupiah: found.account.earnedRupiah - found.account.paidRupiah,
    months: months.map((earnings) => {
      const payout = payouts.find(({ month }) => month === earnings.month)
      return {
        ...earnings,
        hasStatement: statements.some(({ statement }) => statement.month === earnings.month),
        payout: payout ? { amountRupiah: payout.amountRupiah, paidOn: payout.paidOn } : null,
      }
    }),
  }
}

type Person = Pick<User, 'id' | 'email'>

/** Another account with the same mailbox counts as the same person. */
function isOwner(owner: Person, user: Person): boolean {
  return owner.id === user.id || mailboxOf(owner.email) === mailboxOf(user.email)
}

/**
 * Returns how a code applies to a buyer. A purchase by the code's owner earns nothing; an unknown
 * or ended code is ignored.
 */
export async function referralOf(
  { clock }: Pick<MainContext, 'clock'>,
  db: Database,
  { user, code }: { user: Person | undefined; code: string | undefined },
): Promise<Referral | null> {
  const found = code === undefined ? undefined : await findKol(db, code, dayInJakarta(clock.now()))
  if (!found) return null
  const { kol, percent: commissionPercent, owner } = found
  if (user && isOwner(owner, user)) return { kind: 'own' }
  const { code: known, name } = kol
  return { kind: 'credited', code: known, name, commissionPercent }
}
