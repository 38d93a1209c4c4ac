import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { LeadDetail } from '#server/contract/admin-lead.schema.ts'
import { useLeadChange } from './use-lead-change.ts'

/** The person of the staff who looks after an enquiry. */
export function LeadOwner({ lead: { id, owner } }: { lead: LeadDetail }) {
  const change = useLeadChange()
  const isMine = owner?.isMe ?? false
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p>
          {m.admin_lead_owner()}: <strong>{owner?.name ?? m.admin_lead_owner_none()}</strong>
        </p>
        <Button
          variant="secondary"
          size="sm"
          isBusy={change.isPending}
          onClick={() => change.mutate({ kind: 'owner', id, body: { isMine: !isMine } })}
        >
          {isMine ? m.admin_lead_give_back() : m.admin_lead_take()}
        </Button>
      </div>
      <FailureAlert error={change.error} />
    </div>
  )
}
