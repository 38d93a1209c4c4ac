import { endPractice } from '#server/backends/main/consultation/care/end-practice.service.ts'
import { mailOfLeaving } from '#server/backends/main/consultation/care/hand-over.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { hasCredentials } from './operated-practice.repository.ts'
import { updatePractice } from './own-practice.repository.ts'
import { lockPracticeBySlug } from './practice-invite.repository.ts'

// What the operator does to a practice.

type OperatorContext = MailContext & Pick<MainContext, 'db'>
export type PracticeAction = keyof typeof changesOf

const changesOf = {
  pause: { state: 'paused', isSuspended: true },
  resume: { state: 'active', isSuspended: false },
  leave: { state: 'left', isSuspended: false, feedKeyHash: null },
} as const

/**
 * Pauses a practice, opens it again, or ends it for good. To end it gives each client their sessions
 * ahead back.
 * @throws OperatorError if there is no such practice, it has no account, or it has ended
 */
export async function operatePractice(
  context: OperatorContext,
  slug: string,
  action: PracticeAction,
): Promise<PracticeRow> {
  return context.db.transaction(async (tx) => {
    const practice = await lockPracticeBySlug(tx, slug)
    if (!practice) throw new OperatorError(`There is no practice ${slug}.`)
    if (practice.userId === null) throw new OperatorError(`${practice.name} has no account yet.`)
    if (practice.state === 'left') throw new OperatorError(`${practice.name} has left.`)
    return applyToPractice(context, tx, practice, action)
  })
}

/** Does it to a locked practice with an account. The clients of one that ends get a mail. */
export async function applyToPractice(
  context: MailContext,
  tx: Database,
  practice: PracticeRow,
  action: PracticeAction,
): Promise<PracticeRow> {
  if (action === 'leave') {
    await mailOfLeaving(context, tx, practice)
    await endPractice(context, tx, { practice, by: 'system' })
  }
  return updatePractice(tx, practice.number, changesOf[action])
}

/** @throws OperatorError if there is no such practice, or the console has its credentials */
export async function prolongLicence(
  { db }: OperatorContext,
  slug: string,
  practiceUntil: string,
): Promise<PracticeRow> {
  return db.transaction(async (tx) => {
    const practice = await lockPracticeBySlug(tx, slug)
    if (!practice) throw new OperatorError(`There is no practice ${slug}.`)
    if (await hasCredentials(tx, slug))
      throw new OperatorError(
        `The console has documents of ${practice.name}. Two people verify the new licence there.`,
      )
    return updatePractice(tx, practice.number, { practiceUntil })
  })
}
