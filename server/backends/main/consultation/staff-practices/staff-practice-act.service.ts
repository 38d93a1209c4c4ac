import { handOver } from '#server/backends/main/consultation/care/hand-over.service.ts'
import { applyToPractice } from '#server/backends/main/consultation/practices/operated-practice.service.ts'
import { lockPractice } from '#server/backends/main/consultation/practices/practice.repository.ts'
import { inviteWithin } from '#server/backends/main/consultation/practices/practice-invite.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { dayInJakarta } from '#server/backends/main/platform/calendar-day.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type {
  NutritionistInvitation,
  PracticeAct,
} from '#server/contract/admin-nutritionist.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { listSuccessors } from './staff-practice.repository.ts'

/** @throws as `inviteWithin` */
export async function inviteNutritionist(
  context: MainContext,
  act: StaffAct,
  invitation: NutritionistInvitation,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await inviteWithin(context, tx, invitation)
    await appendStaffEntry(context, tx, act, { objectId: invitation.slug })
  })
}

/**
 * Pauses a practice, opens it again or ends it.
 * @throws MainFailure `ERR_NO_PRACTICE`; `PRACTICE_CLOSED` if it has no account or has ended, or the
 *   successor takes no clients
 */
export async function changePracticeState(
  context: MainContext,
  act: StaffAct,
  { slug, act: action, successor, reason }: PracticeAct & { slug: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practice = await lockWith(context, tx, slug, action === 'leave' ? successor : undefined)
    if (practice.from.userId === null || practice.from.state === 'left')
      throw new MainFailure('PRACTICE_CLOSED')
    if (practice.to)
      await handOver(context, tx, { practice: practice.from, successor: practice.to })
    await applyToPractice(context, tx, practice.from, action)
    await appendStaffEntry(context, tx, act, { objectId: slug, reason })
  })
}

/** @throws as `changePracticeState` */
export async function handOverClients(
  context: MainContext,
  act: StaffAct,
  { slug, successor, reason }: { slug: string; successor: string; reason: string },
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const { from, to } = await lockWith(context, tx, slug, successor)
    const moved = to ? await handOver(context, tx, { practice: from, successor: to }) : 0
    await appendStaffEntry(context, tx, act, { objectId: slug, reason })
    return moved
  })
}

/** Locks both practices in one order, so that two handovers do not wait for each other. */
async function lockWith(
  { clock }: MainContext,
  tx: Database,
  slug: string,
  successor: string | undefined,
): Promise<{ from: PracticeRow; to: PracticeRow | undefined }> {
  const locked = new Map<string, PracticeRow>()
  for (const each of [slug, ...(successor ? [successor] : [])].toSorted()) {
    const row = await lockPractice(tx, { slug: each })
    if (row) locked.set(each, row)
  }
  const from = locked.get(slug)
  if (!from) throw new MainFailure('ERR_NO_PRACTICE')
  if (!successor) return { from, to: undefined }
  const open = await listSuccessors(tx, { slug, today: dayInJakarta(clock.now()) })
  const to = open.some((row) => row.slug === successor) ? locked.get(successor) : undefined
  if (!to) throw new MainFailure('PRACTICE_CLOSED')
  return { from, to }
}
