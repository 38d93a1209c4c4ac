import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type LeadDetail, leadStageSchema, leadStages } from '#server/contract/admin-lead.schema.ts'
import { leadStageNames } from './lead-names.ts'
import { useLeadChange } from './use-lead-change.ts'

/** Moves an enquiry to a stage. A lost one needs the reason. */
export function LeadStageForm({ lead: { id, stage, lostReason } }: { lead: LeadDetail }) {
  const change = useLeadChange()
  const form = useValidatedForm(leadStageSchema, (body) =>
    change.mutate({ kind: 'stage', id, body }),
  )
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <NativeSelect
        name="stage"
        label={m.admin_lead_stage()}
        defaultValue={stage}
        options={leadStages.map((value) => ({ value, label: leadStageNames[value]() }))}
      />
      <TextField
        name="lostReason"
        label={m.admin_lead_lost_reason()}
        optionalMark={m.admin_optional()}
        defaultValue={lostReason}
        autoComplete="off"
        maxLength={300}
        problem={form.problem('lostReason', m.admin_lead_lost_reason_wrong())}
      />
      <FailureAlert error={change.error} />
      <Button type="submit" variant="secondary" className="self-start" isBusy={change.isPending}>
        {m.admin_lead_stage_save()}
      </Button>
    </form>
  )
}
