import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { useSendLead } from '#app/features/company/company.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type StaffCount, staffCountSchema } from '#server/contract/lead.schema.ts'
import { leadFormSchema } from './lead-form.schema.ts'
import { LeadByMail, LeadSent } from './lead-outcome.tsx'

/** A company's enquiry. The input stays until it has been sent. */
export function LeadForm() {
  const { contactAnswerHours } = useSettings()
  const send = useSendLead()
  const { formProps, problem } = useValidatedForm(leadFormSchema, (lead) => send.mutate(lead))
  if (send.data === 'sent') return <LeadSent email={send.variables.email} />
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <h2 className="text-xl">{m.company_form_title()}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          autoComplete="name"
          label={m.company_form_name()}
          problem={problem('name', m.company_form_name_wrong())}
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          autoComplete="email"
          label={m.company_form_email()}
          problem={problem('email', m.company_form_email_wrong())}
        />
        <TextField
          name="company"
          autoComplete="organization"
          label={m.company_form_company()}
          problem={problem('company', m.company_form_company_wrong())}
        />
        <SelectField
          name="staffCount"
          label={m.company_form_staff()}
          placeholder={m.company_form_staff_placeholder()}
          options={staffCountSchema.options.map((value) => ({
            value,
            label: staffCountNames[value](),
          }))}
          problem={problem('staffCount', m.company_form_staff_wrong())}
        />
      </div>
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optionalMark={m.company_form_optional()}
        label={m.company_form_phone()}
        hint={m.company_form_phone_hint()}
        problem={problem('phone', m.company_form_phone_wrong())}
      />
      <TextAreaField
        name="message"
        label={m.company_form_message()}
        hint={m.company_form_message_hint()}
        problem={problem('message', m.company_form_message_wrong())}
      />
      <Trap />
      <CheckboxField
        name="consent"
        label={
          <>
            {m.company_form_consent()}{' '}
            <Link to="/kebijakan-privasi" target="_blank" className="text-link underline">
              {m.company_form_consent_policy()}
            </Link>
          </>
        }
        problem={problem('consent', m.company_form_consent_wrong())}
      />
      <FailureAlert error={send.error} title={m.company_form_failed_title()} />
      {send.data === 'unsupported' && <LeadByMail lead={send.variables} />}
      <div className="flex flex-col gap-x-5 gap-y-3 sm:flex-row sm:items-center">
        <Button type="submit" size="lg" isBusy={send.isPending}>
          {m.company_form_submit()}
        </Button>
        <p className="text-ink-muted text-sm">
          {m.company_form_answer({ hours: contactAnswerHours })}
        </p>
      </div>
    </form>
  )
}

/** Honeypot for bots; people neither see nor reach it. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {m.company_form_trap()}
        <input name="faxline" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const staffCountNames = {
  '1-49': m.company_form_staff_1,
  '50-199': m.company_form_staff_50,
  '200-999': m.company_form_staff_200,
  '1000+': m.company_form_staff_1000,
} satisfies Record<StaffCount, () => string>
