import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { mailboxOf } from '#server/backends/main/platform/http/mailbox-of.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { FollowedKol, OwnKol, Referral } from '#server/contract/kol.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findKol, findKolOfUser, listKolMonths } from './kol.repository.ts'

/** @throws MainFailure `ERR_NO_KOL` */
export async function readKol(
  { db }: Pick<MainContext, 'db'>,
  code: string,
  caller: Member | undefined,
): Promise<FollowedKol> {
  const found = await findKol(db, code)
  if (!found) throw new MainFailure('ERR_NO_KOL')
  const { name, commissionPercent } = found.kol
  const isOwn = caller !== undefined && isOwner(found.owner, caller.user)
  return { code, name, commissionPercent, isOwn }
}

/** Returns the member's own code with its earnings by month; null if they have no code. */
export async function readOwnKol(
  { db }: Pick<MainContext, 'db'>,
  { user }: Member,
): Promise<OwnKol> {
  const kol = await findKolOfUser(db, user.id)
  if (!kol) return null
  const { code, name, commissionPercent } = kol
  return { code, name, commissionPercent, months: await listKolMonths(db, code) }
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
  db: Database,
  user: Person | undefined,
  code: string | undefined,
): Promise<Referral | null> {
  const found = code === undefined ? undefined : await findKol(db, code)
  if (!found) return null
  const { kol, owner } = found
  if (user && isOwner(owner, user)) return { kind: 'own' }
  const { code: known, name, commissionPercent } = kol
  return { kind: 'credited', code: known, name, commissionPercent }
}
