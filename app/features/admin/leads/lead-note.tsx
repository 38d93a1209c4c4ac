import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { leadNoteSchema } from '#server/contract/admin-lead.schema.ts'
import { useLeadChange } from './use-lead-change.ts'

/** Adds a note to an enquiry. */
export function LeadNote({ id }: { id: string }) {
  const change = useLeadChange()
  const form = useValidatedForm(leadNoteSchema, (body, element) =>
    change.mutate({ kind: 'notes', id, body }, { onSuccess: () => element.reset() }),
  )
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <TextAreaField
        name="text"
        label={m.admin_lead_note()}
        rows={3}
        maxLength={2000}
        problem={form.problem('text', m.admin_lead_note_missing())}
      />
      <FailureAlert error={change.error} />
      <Button type="submit" variant="secondary" className="self-start" isBusy={change.isPending}>
        {m.admin_lead_note_save()}
      </Button>
    </form>
  )
}
