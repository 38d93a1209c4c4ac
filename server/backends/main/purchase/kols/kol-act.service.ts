import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { findUserByEmail } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeKolEndedMail,
  writeKolLinkMail,
  writeKolRateMail,
} from '#server/backends/main/platform/mail/kol-link-mails.ts'
import type { Addressee, Letter } from '#server/backends/main/platform/mail/letter.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { KolAct, KolAppointment, KolRate } from '#server/contract/admin-kol.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertRate } from './kol-rate.repository.ts'
import {
  findStaffKol,
  hasKol,
  insertKol,
  lockKol,
  type StaffKol,
  setKolEnd,
} from './staff-kol.repository.ts'

/**
 * Makes a member a KOL.
 * @throws MainFailure `ERR_NO_MEMBER`, `PERMISSION_NEEDED` for the caller's own account,
 *   `ALREADY_KOL` if the member has or had a code, or `KOL_CODE_TAKEN`
 */
export async function appointKol(
  context: MainContext,
  act: StaffAct,
  { email, code, name, percent, reason }: KolAppointment,
): Promise<{ code: string }> {
  await context.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) throw new MainFailure('ERR_NO_MEMBER')
    if (user.id === act.actorId) throw new MainFailure('PERMISSION_NEEDED')
    if (await hasKol(tx, user.id)) throw new MainFailure('ALREADY_KOL')
    const kol = { code, name, userId: user.id, commissionPercent: percent }
    if (!(await insertKol(tx, { ...kol, createdAt: context.clock.now() })))
      throw new MainFailure('KOL_CODE_TAKEN')
    const sharedLink = sharedLinkOf(context, code)
    await mailOwner(context, tx, user, (to, link) =>
      writeKolLinkMail(to, { percent, sharedLink, link }),
    )
    await appendStaffEntry(context, tx, act, { objectId: code, subjectId: user.id, reason })
  })
  return { code }
}

type Change<Wish> = Wish & { code: string; reason: string }

/** @throws MainFailure `ERR_NO_KOL`, `PERMISSION_NEEDED` to the KOL, or `DAY_TOO_EARLY` */
export async function setRate(
  context: MainContext,
  act: StaffAct,
  { percent, startsOn, ...change }: Change<KolRate>,
): Promise<void> {
  const setAt = context.clock.now()
  if (startsOn <= dayInJakarta(setAt)) throw new MainFailure('DAY_TOO_EARLY')
  await changeKol(context, act, change, async (tx, { owner }) => {
    await insertRate(tx, { id: randomId(), kolCode: change.code, percent, startsOn, setAt })
    await mailOwner(context, tx, owner, (to, link) =>
      writeKolRateMail(to, { percent, startsOn, link }),
    )
  })
}

/**
 * Ends a code, or opens it again. What it has earned stays owed.
 * @throws MainFailure `ERR_NO_KOL`, also to open the code of a deleted account; `PERMISSION_NEEDED` to
 *   the KOL
 */
export async function actOnKol(
  context: MainContext,
  act: StaffAct,
  { act: wanted, ...change }: Change<{ act: KolAct }>,
): Promise<void> {
  await changeKol(context, act, change, async (tx, { kol, percent, owner }) => {
    if (wanted === 'resumption' && owner.deletedAt) throw new MainFailure('ERR_NO_KOL')
    // It was done already.
    if ((wanted === 'end') === (kol.endedAt !== null)) return
    await setKolEnd(tx, kol.code, wanted === 'end' ? context.clock.now() : null)
    const sharedLink = sharedLinkOf(context, kol.code)
    await mailOwner(context, tx, owner, (to, link) =>
      wanted === 'end'
        ? writeKolEndedMail(to, { link })
        : writeKolLinkMail(to, { percent, sharedLink, link }),
    )
  })
}

function sharedLinkOf({ publicOrigin }: MainContext, code: string): string {
  return `${publicOrigin}/?kol=${code}`
}

async function mailOwner(
  context: MainContext,
  tx: Database,
  { firstName, locale, email, deletedAt }: User,
  write: (to: Addressee, link: string) => Letter,
): Promise<void> {
  // A deleted account has no address.
  if (deletedAt) return
  const to = { firstName, locale, productName: context.productName }
  await enqueueMail(context, tx, email, write(to, `${context.publicOrigin}/account#kol`))
}

async function changeKol(
  context: MainContext,
  act: StaffAct,
  { code, reason }: { code: string; reason: string },
  write: (tx: Database, kol: StaffKol) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockKol(tx, code)
    const found = await findStaffKol(tx, code, dayInJakarta(context.clock.now()))
    if (!found) throw new MainFailure('ERR_NO_KOL')
    if (found.owner.id === act.actorId) throw new MainFailure('PERMISSION_NEEDED')
    await write(tx, found)
    await appendStaffEntry(context, tx, act, { objectId: code, subjectId: found.owner.id, reason })
  })
}
