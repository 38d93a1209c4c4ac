import { readChatFile } from '#server/backends/main/consultation/messages/read-chat-file.ts'
import { updatePractice } from '#server/backends/main/consultation/practices/own-practice.repository.ts'
import { lockPracticeBySlug } from '#server/backends/main/consultation/practices/practice-invite.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { refuseInfected } from '#server/backends/main/platform/refuse-infected.ts'
import { endOfNextWorkingDay } from '#server/backends/main/platform/tasks/next-working-day.ts'
import { closeTasks, openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import { largestDocumentBytes, type NewCredential } from '#server/contract/credential.schema.ts'
import type { CredentialRow } from '#server/db/main/credential.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  countToVerify,
  decideCredentialOnce,
  findCredential,
  findVerified,
  insertCredential,
} from './credential.repository.ts'

/**
 * Stores what a person read from a document, with the document, and asks for a second person.
 * @throws MainFailure `ERR_NO_PRACTICE`, `FILE_UNREADABLE`, `FILE_INFECTED`, `FILE_NOT_SCANNED`,
 * `CREDENTIAL_PENDING`
 */
export async function enterCredential(
  context: MainContext,
  act: StaffAct,
  { slug, facts, base64 }: NewCredential & { slug: string },
): Promise<void> {
  const { db, clock } = context
  const sent = Buffer.from(base64, 'base64')
  const file = sent.length <= largestDocumentBytes ? readChatFile(sent) : undefined
  if (!file) throw new MainFailure('FILE_UNREADABLE')
  await refuseInfected(context, sent)
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (!(await lockPracticeBySlug(tx, slug))) throw new MainFailure('ERR_NO_PRACTICE')
    const isNew = await insertCredential(tx, {
      ...{ id: randomId(), practiceSlug: slug, ...facts },
      ...{ document: file.content, documentType: file.type },
      documentBytes: file.content.byteLength,
      ...{ enteredBy: act.actorId, enteredAt: now },
    })
    if (!isNew) throw new MainFailure('CREDENTIAL_PENDING')
    const dueAt = endOfNextWorkingDay(now)
    await openTask(tx, { kind: 'credential', subject: slug, openedAt: now, dueAt })
    await appendStaffEntry(context, tx, act, { objectId: slug })
  })
}

/** @throws MainFailure `ERR_NO_FILE` */
export async function readDocument({ db }: MainContext, id: string) {
  const credential = await findCredential(db, id)
  if (!credential) throw new MainFailure('ERR_NO_FILE')
  const { document, documentType: type } = credential
  return { type, base64: Buffer.from(document).toString('base64') }
}

type Decision = Pick<CredentialRow, 'id' | 'decision'> & { state: 'verified' | 'refused' }

/**
 * The second person decides, never about their own practice. A verified licence opens the practice until its last day, and that of
 * the registration.
 * @throws MainFailure `ERR_NO_FILE`, `CREDENTIAL_OWN`, `CREDENTIAL_CLOSED`
 */
export async function decideCredential(
  context: MainContext,
  act: StaffAct,
  { id, ...decision }: Decision,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction(async (tx) => {
    const credential = await findCredential(tx, id)
    if (!credential) throw new MainFailure('ERR_NO_FILE')
    const { practiceSlug } = credential
    const practice = await lockPracticeBySlug(tx, practiceSlug)
    if ([credential.enteredBy, practice?.userId].includes(act.actorId))
      throw new MainFailure('CREDENTIAL_OWN')
    const by = { decidedBy: act.actorId, decidedAt: now }
    if (!practice || !(await decideCredentialOnce(tx, { id, ...decision, ...by })))
      throw new MainFailure('CREDENTIAL_CLOSED')
    const isVerified = decision.state === 'verified'
    const practiceUntil = isVerified ? await lastDayOf(tx, practiceSlug) : undefined
    if (practiceUntil) await updatePractice(tx, practice.number, { practiceUntil })
    const waiting = await countToVerify(tx)
    if (!waiting.some(({ slug }) => slug === practiceSlug))
      await closeTasks(tx, { kinds: ['credential'], subject: practiceSlug, closedAt: now })
    await appendStaffEntry(context, tx, act, { objectId: id, reason: decision.decision })
  })
}

/** The last day on which both verified credentials are valid; undefined without a verified licence. */
async function lastDayOf(tx: Database, practiceSlug: string): Promise<string | undefined> {
  const sip = await findVerified(tx, { practiceSlug, kind: 'sip' })
  const str = await findVerified(tx, { practiceSlug, kind: 'str' })
  if (!sip?.validUntil) return undefined
  const days = [sip.validUntil, str?.validUntil].filter((day) => typeof day === 'string')
  return days.toSorted()[0]
}
