import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { handOver } from '#server/backends/main/consultation/care/hand-over.service.ts'
import { applyToPractice } from '#server/backends/main/consultation/practices/operated-practice.service.ts'
import { inviteWithin } from '#server/backends/main/consultation/practices/practice-invite.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type {
  NutritionistInvitation,
  PracticeAct,
} from '#server/contract/admin-nutritionist.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { listSuccessors, lockPractices } from './staff-practice.repository.ts'

/** Two people verify the licence of a new practice later. @throws as `inviteWithin` */
export async function inviteNutritionist(
  context: MainContext,
  act: StaffAct,
  { opening: wish, ...invitation }: NutritionistInvitation,
): Promise<void> {
  const opening = wish && { ...wish, practiceUntil: null }
  await context.db.transaction(async (tx) => {
    await inviteWithin(context, tx, { ...invitation, opening })
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
    const { from, to } = practice
    const moved = to ? await handOver(context, tx, { practice: from, successor: to }) : []
    await applyToPractice(context, tx, from, action)
    await appendEntries(context, tx, act, { slug, reason, moved })
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
    const moved = to ? await handOver(context, tx, { practice: from, successor: to }) : []
    await appendEntries(context, tx, act, { slug, reason, moved })
    return moved.length
  })
}

/** An act that moves many clients is an entry of the practice, and one of each client. */
async function appendEntries(
  context: MainContext,
  tx: Database,
  act: StaffAct,
  { slug, reason, moved }: { slug: string; reason: string; moved: string[] },
): Promise<void> {
  await appendStaffEntry(context, tx, act, { objectId: slug, reason })
  for (const subjectId of moved)
    await appendStaffEntry(context, tx, act, { objectId: slug, subjectId, reason })
}

async function lockWith(
  { clock }: MainContext,
  tx: Database,
  slug: string,
  successor: string | undefined,
): Promise<{ from: PracticeRow; to: PracticeRow | undefined }> {
  const locked = await lockPractices(tx, [slug, successor ?? slug])
  const from = locked.find((row) => row.slug === slug)
  if (!from) throw new MainFailure('ERR_NO_PRACTICE')
  if (!successor) return { from, to: undefined }
  const open = await listSuccessors(tx, { slug, today: dayInJakarta(clock.now()) })
  const isOpen = open.some((row) => row.slug === successor)
  const to = locked.find((row) => row.slug === successor)
  if (!to || !isOpen) throw new MainFailure('PRACTICE_CLOSED')
  return { from, to }
}
