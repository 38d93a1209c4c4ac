import * as v from 'valibot'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { LeadDetail } from '#server/contract/admin-lead.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'
import { useLeadChange } from './use-lead-change.ts'

const formSchema = v.object({ step: v.pipe(lineUpTo(200), v.minLength(3)), on: isoDateSchema })

/** What happens next with an enquiry, and when. */
export function LeadNextStep({ lead: { id, nextStep, nextOn } }: { lead: LeadDetail }) {
  const change = useLeadChange()
  const form = useValidatedForm(formSchema, (next, element) =>
    change.mutate({ kind: 'next-step', id, body: { next } }, { onSuccess: () => element.reset() }),
  )
  return (
    <section aria-labelledby="next-heading" className="flex flex-col gap-3">
      <h2 id="next-heading" className="text-xl">
        {m.admin_lead_next()}
      </h2>
      {nextOn && (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            {formatDate(nextOn)}: {nextStep}
          </p>
          <Button
            variant="secondary"
            size="sm"
            isBusy={change.isPending}
            onClick={() => change.mutate({ kind: 'next-step', id, body: { next: null } })}
          >
            {m.admin_lead_step_done()}
          </Button>
        </div>
      )}
      <form {...form.formProps} className="grid items-start gap-3 sm:grid-cols-[2fr_1fr]">
        <TextField
          name="step"
          label={m.admin_lead_step()}
          autoComplete="off"
          maxLength={200}
          problem={form.problem('step', m.admin_lead_step_missing())}
        />
        <TextField
          name="on"
          type="date"
          label={m.admin_lead_step_on()}
          problem={form.problem('on', m.admin_lead_step_on_missing())}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          isBusy={change.isPending}
        >
          {m.admin_lead_step_save()}
        </Button>
      </form>
      <FailureAlert error={change.error} />
    </section>
  )
}
