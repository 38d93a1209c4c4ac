import type * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeLeadTemplateMail } from '#server/backends/main/platform/mail/lead-template-mails.ts'
import { deleteMailsAbout } from '#server/backends/main/platform/mail/outbox.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { closeTasks, openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type {
  leadMailSchema,
  leadNextStepSchema,
  leadStageSchema,
} from '#server/contract/admin-lead.schema.ts'
import type { leadEventTable } from '#server/db/main/lead-event.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  deleteLead,
  insertLeadEvent,
  lockLeadCase,
  updateLeadCase,
} from './staff-lead.repository.ts'

type Event = Pick<typeof leadEventTable.$inferInsert, 'kind' | 'text'>
type Locked = NonNullable<Awaited<ReturnType<typeof lockLeadCase>>>
type Act = { context: MainContext; act: StaffAct; id: string }

/**
 * Moves an enquiry to a stage. Any but `new` answers it; a won or lost one has no next step.
 * @throws MainFailure `ERR_NO_LEAD`
 */
export async function changeStage(
  of: Act,
  { stage, lostReason }: v.InferOutput<typeof leadStageSchema>,
): Promise<void> {
  await change(of, async (tx) => {
    await updateLeadCase(tx, of.id, { stage, lostReason })
    if (stage !== 'new') await closeLeadTasks(of, tx, 'lead')
    if (stage === 'won' || stage === 'lost') await endNextStep(of, tx)
    return { kind: 'stage', text: lostReason ? `${stage}: ${lostReason}` : stage }
  })
}

/** @throws MainFailure `ERR_NO_LEAD` */
export async function changeOwner(of: Act, { isMine }: { isMine: boolean }): Promise<void> {
  const owner = isMine ? of.act.actorId : null
  await change(of, async (tx) => {
    await updateLeadCase(tx, of.id, { owner })
    return { kind: 'owner', text: isMine ? 'taken' : 'given_back' }
  })
}

/**
 * Sets or ends the next step. It is a task until then, due at the end of its day.
 * @throws MainFailure `ERR_NO_LEAD`, `DAY_IS_OVER`
 */
export async function changeNextStep(
  of: Act,
  { next }: v.InferOutput<typeof leadNextStepSchema>,
): Promise<void> {
  const openedAt = of.context.clock.now()
  if (next && next.on < dayInJakarta(openedAt)) throw new MainFailure('DAY_IS_OVER')
  await change(of, async (tx, { case: { nextStep } }) => {
    if (!next) {
      await endNextStep(of, tx)
      return { kind: 'next_step', text: nextStep }
    }
    await updateLeadCase(tx, of.id, { nextStep: next.step, nextOn: next.on })
    const dueAt = new Date(`${next.on}T17:00:00+07:00`)
    await openTask(tx, { kind: 'lead_step', subject: of.id, openedAt, dueAt })
    return { kind: 'next_step', text: `${next.on}: ${next.step}` }
  })
}

/** @throws MainFailure `ERR_NO_LEAD` */
export async function addNote(of: Act, { text }: { text: string }): Promise<void> {
  await change(of, async () => ({ kind: 'note', text }))
}

/**
 * Mails the sender of an enquiry, which answers it.
 * @throws MainFailure `ERR_NO_LEAD`
 */
export async function mailLead(
  of: Act,
  { template, text }: v.InferOutput<typeof leadMailSchema>,
): Promise<void> {
  const { context, id } = of
  await change(of, async (tx, { lead, case: { stage } }) => {
    const to = { firstName: lead.name, locale: lead.locale, productName: context.productName }
    const mail = writeLeadTemplateMail(to, { template, company: lead.company, text })
    await enqueueMail(context, tx, lead.email, { ...mail, about: id })
    if (stage === 'new') await updateLeadCase(tx, id, { stage: 'contacted' })
    await closeLeadTasks(of, tx, 'lead')
    return { kind: 'mail', text: `${mail.subject}\n\n${text}` }
  })
}

/**
 * Deletes an enquiry and its waiting mails because its sender asked. The audit log keeps its id and the reason.
 * @throws MainFailure `ERR_NO_LEAD`
 */
export async function eraseLead(
  { context, act, id }: Act,
  { reason }: { reason: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await lockLeadCase(tx, id))) throw new MainFailure('ERR_NO_LEAD')
    await deleteLead(tx, id)
    const closedAt = context.clock.now()
    await closeTasks(tx, { kinds: ['lead', 'lead_step'], subject: id, closedAt })
    for (const subject of await deleteMailsAbout(tx, id))
      await closeTasks(tx, { kinds: ['mail'], subject, closedAt })
    await appendStaffEntry(context, tx, act, { objectId: id, reason })
  })
}

/** Changes a locked enquiry in one transaction with its event and its audit entry. */
async function change(
  { context, act, id }: Act,
  apply: (tx: Database, locked: Locked) => Promise<Event>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockLeadCase(tx, id)
    if (!locked) throw new MainFailure('ERR_NO_LEAD')
    const event = await apply(tx, locked)
    const at = context.clock.now()
    await insertLeadEvent(tx, { id: randomId(), submissionId: id, at, by: act.actorId, ...event })
    await appendStaffEntry(context, tx, act, { objectId: id })
  })
}

async function endNextStep(of: Act, tx: Database): Promise<void> {
  await updateLeadCase(tx, of.id, { nextStep: '', nextOn: null })
  await closeLeadTasks(of, tx, 'lead_step')
}

async function closeLeadTasks(
  { context: { clock }, id: subject }: Act,
  tx: Database,
  kind: 'lead' | 'lead_step',
): Promise<void> {
  await closeTasks(tx, { kinds: [kind], subject, closedAt: clock.now() })
}
