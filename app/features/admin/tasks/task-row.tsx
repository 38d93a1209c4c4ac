import { Link } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type TaskList, taskOutcomeSchema } from '#server/contract/admin-task.schema.ts'
import { closesWithCase, closesWithCause } from '#server/contract/task.schema.ts'
import { sendAssignment, sendOutcome } from './admin-tasks.functions.ts'
import { endsOfCauses, taskNameOf } from './task-names.ts'

type Task = TaskList['tasks'][number]

/** A task with who works on it, the way to its cause, and its outcome. */
export function TaskRow({ task }: { task: Task }) {
  const assign = useAdminMutation(useServerFn(sendAssignment))
  const { id, kind, dueAt, assignee } = task
  const isLate = Date.parse(dueAt) < Date.now()
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold text-base">{taskNameOf(task)}</h2>
        {isLate && <Badge tone="danger">{m.admin_task_late()}</Badge>}
        <p className="text-ink-muted text-sm">
          {m.admin_task_due({ moment: momentInJakarta(dueAt) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <TaskLink task={task} />
        <Button
          variant="secondary"
          size="sm"
          isBusy={assign.isPending}
          onClick={() => assign.mutate({ taskId: id, isMine: !assignee?.isMe })}
        >
          {assignee?.isMe ? m.admin_task_give_back() : m.admin_task_take()}
        </Button>
        <p className="text-ink-muted text-sm">
          {assignee?.isMe
            ? m.admin_task_of_me()
            : assignee
              ? m.admin_task_of({ name: assignee.name })
              : m.admin_task_of_no_one()}
        </p>
      </div>
      <FailureAlert error={assign.error} />
      {closesWithCause(kind) ? (
        <p className="text-ink-muted text-sm">
          {task.asked?.isMine ? m.admin_decision_mine() : endsOfCauses[kind]()}
        </p>
      ) : (
        !closesWithCase(kind) && <TaskOutcome taskId={id} />
      )}
    </Card>
  )
}

function TaskLink({ task: { kind, subject, purchase, asked } }: { task: Task }) {
  const may = usePermissions()
  const className = buttonStyles({ size: 'sm' })
  const isRefund = kind === 'refund_by_hand' || kind === 'surplus_by_hand'
  if (isRefund && may('refunds.propose'))
    return (
      <Link to="/admin/pengembalian/$id" params={{ id: subject }} className={className}>
        {m.admin_task_open_refund({ number: purchase?.orderNumber ?? '' })}
      </Link>
    )
  if (kind === 'mail' && may('mail.work'))
    return (
      <Link to="/admin/email" className={className}>
        {m.admin_task_open_mail()}
      </Link>
    )
  if (closesWithCase(kind) && may(kind === 'breach' ? 'breaches.work' : 'requests.work'))
    return (
      <Link
        to="/admin/permintaan-data/$register/$id"
        params={{ register: kind === 'breach' ? 'breaches' : 'data-requests', id: subject }}
        className={className}
      >
        {m.admin_task_open_case()}
      </Link>
    )
  if (asked) return <AskedLink asked={asked} />
  if (purchase && may('purchases.read'))
    return (
      <Link to="/admin/pembelian/$id" params={{ id: purchase.transactionId }} className={className}>
        {m.admin_task_open_purchase({ number: purchase.orderNumber })}
      </Link>
    )
  if ((kind === 'lead' || kind === 'lead_step') && may('leads.work'))
    return (
      <Link to="/admin/prospek/$id" params={{ id: subject }} className={className}>
        {m.admin_task_open_lead()}
      </Link>
    )
  if (kind === 'claim' && may('content.edit')) {
    const [slug = '', locale = ''] = subject.split('/')
    return (
      <Link
        to="/admin/konten/$kind/$slug/$locale"
        params={{ kind: 'page-meta', slug, locale }}
        className={className}
      >
        {m.admin_task_open_claim()}
      </Link>
    )
  }
  if (kind === 'kol_payout' && may('partners.read'))
    return (
      <Link to="/admin/mitra/$code" params={{ code: subject }} className={className}>
        {m.admin_task_open_kol({ code: subject })}
      </Link>
    )
  const isPractice = kind === 'licence' || kind === 'hidden_nutritionist' || kind === 'credential'
  if (isPractice && may('nutritionists.read'))
    return (
      <Link to="/admin/ahli-gizi/$slug" params={{ slug: subject }} className={className}>
        {m.admin_task_open_nutritionist()}
      </Link>
    )
  return <code className="break-all text-sm">{subject}</code>
}

/** The page where a second person decides. Renders nothing for a person who may not read it. */
function AskedLink({ asked: { kind, subject } }: { asked: NonNullable<Task['asked']> }) {
  const may = usePermissions()
  const className = buttonStyles({ size: 'sm' })
  const id = { id: subject }
  const text = m.admin_task_open_decision()
  switch (kind) {
    case 'refund':
      return (
        may('purchases.read') && (
          <Link to="/admin/pengembalian" className={className}>
            {text}
          </Link>
        )
      )
    case 'payout':
      return (
        may('refunds.propose') && (
          <Link to="/admin/pengembalian/$id" params={id} className={className}>
            {text}
          </Link>
        )
      )
    case 'address':
      return (
        may('members.read') && (
          <Link to="/admin/anggota/$id" params={id} className={className}>
            {text}
          </Link>
        )
      )
    case 'price':
      return (
        may('prices.propose') && (
          <Link to="/admin/harga/$id" params={id} className={className}>
            {text}
          </Link>
        )
      )
    case 'pkp':
      return (
        may('prices.propose') && (
          <Link to="/admin/harga" className={className}>
            {text}
          </Link>
        )
      )
    case 'deletion':
      return (
        may('requests.work') && (
          <Link
            to="/admin/permintaan-data/$register/$id"
            params={{ register: 'data-requests', ...id }}
            className={className}
          >
            {text}
          </Link>
        )
      )
    case 'kol_payout':
      return (
        may('partners.read') && (
          <Link to="/admin/mitra/$code" params={{ code: subject }} className={className}>
            {text}
          </Link>
        )
      )
  }
}

function TaskOutcome({ taskId }: { taskId: string }) {
  const close = useAdminMutation(useServerFn(sendOutcome))
  const form = useValidatedForm(taskOutcomeSchema, ({ outcome }) =>
    close.mutate({ taskId, outcome }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link text-sm">
        {m.admin_task_close_title()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-3 pt-2">
        <TextField
          name="outcome"
          label={m.admin_task_outcome()}
          hint={m.admin_task_outcome_hint()}
          maxLength={300}
          problem={form.problem('outcome', m.admin_task_outcome_missing())}
        />
        <FailureAlert error={close.error} />
        <Button type="submit" size="sm" className="self-start" isBusy={close.isPending}>
          {m.admin_task_close()}
        </Button>
      </form>
    </details>
  )
}
