import { hourMs } from '#app/lib/time.ts'
import { findUserByEmail } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { listMailsAbout } from '#server/backends/main/platform/mail/mail-history.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { closeTasks, openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type {
  BreachEntry,
  CaseClosing,
  CaseNote,
  DataRequestEntry,
  PrivacyCase,
  PrivacyCaseList,
} from '#server/contract/privacy-case.schema.ts'
import type { PrivacyCaseRow, privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  findCase,
  insertCase,
  insertCaseEvent,
  isAnswered,
  listCaseEvents,
  listCases,
  lockCase,
  type Register,
  updateClosed,
} from './privacy-case.repository.ts'

/** Within 3 × 24 hours (UU PDP 27/2022, arts. 30 to 46). */
const answerWithinMs = 72 * hourMs
const taskOf = { breach: 'breach', request: 'data_request' } as const

export async function readCases({ db }: MainContext, register: Register): Promise<PrivacyCaseList> {
  return { cases: (await listCases(db, register)).map(listedOf) }
}

/** Returns a case without what may be done about its account. @throws MainFailure `ERR_NO_CASE` */
export async function readCase(
  { db }: MainContext,
  key: CaseKey,
): Promise<Omit<PrivacyCase, 'account' | 'deletion' | 'enquiries'>> {
  const row = await findCase(db, key)
  if (!row) throw new MainFailure('ERR_NO_CASE')
  const { channel, userId, contact, summary, exposed, measures } = row
  const events = await listCaseEvents(db, row.id)
  const mails = await listMailsAbout(db, row.id)
  return {
    ...listedOf(row),
    ...{ channel, userId, contact, summary, exposed, measures },
    events: events.map(({ at, by, ...event }) => ({
      ...event,
      at: at.toISOString(),
      by: by ?? '',
    })),
    mails: mails.map(({ at, state }) => ({ at: at.toISOString(), state })),
  }
}

/** Enters a request that arrived outside the site. Its clock runs since it arrived. */
export async function enterRequest(
  context: MainContext,
  act: StaffAct,
  { receivedAt, ...request }: DataRequestEntry,
): Promise<{ id: string }> {
  return context.db.transaction(async (tx) => {
    const account = await findUserByEmail(tx, request.contact)
    const userId = account?.id ?? ''
    return enter(context, tx, act, { ...request, userId, receivedAt: new Date(receivedAt) })
  })
}

/** Enters a breach. Its clock runs since it was discovered. */
export async function enterBreach(
  context: MainContext,
  act: StaffAct,
  { discoveredAt, ...breach }: BreachEntry,
): Promise<{ id: string }> {
  return context.db.transaction((tx) => {
    const facts = { kind: 'breach', channel: 'internal', ...breach } as const
    return enter(context, tx, act, { ...facts, receivedAt: new Date(discoveredAt) })
  })
}

type Entered = Omit<typeof privacyCaseTable.$inferInsert, 'id' | 'dueAt' | 'enteredBy'>

async function enter(
  context: MainContext,
  tx: Database,
  act: StaffAct,
  entered: Entered,
): Promise<{ id: string }> {
  const now = context.clock.now()
  // A clock cannot start in the future.
  const receivedAt = new Date(Math.min(entered.receivedAt.getTime(), now.getTime()))
  const dueAt = later(receivedAt, answerWithinMs)
  const id = randomId()
  await insertCase(tx, { ...entered, id, receivedAt, dueAt, enteredBy: act.actorId })
  await appendCaseEvent(context, tx, act, { caseId: id, kind: 'entered' })
  const kind = taskOf[entered.kind === 'breach' ? 'breach' : 'request']
  await openTask(tx, { kind, subject: id, openedAt: now, dueAt })
  await appendStaffEntry(context, tx, act, { objectId: id, subjectId: entered.userId ?? '' })
  return { id }
}

export type CaseKey = { id: string; register: Register }

/** Adds a note or proof. @throws MainFailure `ERR_NO_CASE` or `CASE_CLOSED` */
export async function addNote(
  context: MainContext,
  act: StaffAct,
  { kind, text, ...key }: CaseNote & CaseKey,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { id, userId } = await lockOpenCase(tx, key)
    await appendCaseEvent(context, tx, act, { caseId: id, kind, text })
    await appendStaffEntry(context, tx, act, { objectId: id, subjectId: userId })
  })
}

/**
 * Closes a case and its task.
 * @throws MainFailure `ERR_NO_CASE`, `CASE_CLOSED`, or `CASE_UNANSWERED` without a letter or proof. A
 *   request that its person took back needs neither.
 */
export async function closeCase(
  context: MainContext,
  act: StaffAct,
  { outcome, text, ...key }: CaseClosing & CaseKey,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { id, userId } = await lockOpenCase(tx, key)
    const isTakenBack = key.register === 'request' && outcome === 'withdrawn'
    if (!isTakenBack && !(await isAnswered(tx, id))) throw new MainFailure('CASE_UNANSWERED')
    await endCase(context, tx, act, { id, outcome, text })
    await appendStaffEntry(context, tx, act, { objectId: id, subjectId: userId })
  })
}

type Ending = CaseClosing & { id: string; deletionApprovalId?: string }

/** Closes a locked case, with its event and its task. */
export async function endCase(
  context: MainContext,
  tx: Database,
  act: StaffAct,
  { text, ...ending }: Ending,
): Promise<void> {
  const { id, outcome } = ending
  const closedAt = context.clock.now()
  await updateClosed(tx, { ...ending, closedAt, closedBy: act.actorId })
  await appendCaseEvent(context, tx, act, { caseId: id, kind: 'closed', word: outcome, text })
  await closeTasks(tx, { kinds: ['breach', 'data_request'], subject: id, closedAt })
}

/** @throws MainFailure `ERR_NO_CASE` or `CASE_CLOSED` */
export async function lockOpenCase(tx: Database, key: CaseKey): Promise<PrivacyCaseRow> {
  const row = await lockCase(tx, key)
  if (!row) throw new MainFailure('ERR_NO_CASE')
  if (row.closedAt) throw new MainFailure('CASE_CLOSED')
  return row
}

type CaseEvent = Pick<Parameters<typeof insertCaseEvent>[1], 'caseId' | 'kind' | 'word' | 'text'>

export async function appendCaseEvent(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { actorId }: StaffAct,
  event: CaseEvent,
): Promise<void> {
  await insertCaseEvent(tx, { id: randomId(), at: clock.now(), actorId, ...event })
}

function listedOf({ id, kind, receivedAt, dueAt, closedAt, outcome }: PrivacyCaseRow) {
  return {
    ...{ id, kind, outcome },
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }
}
