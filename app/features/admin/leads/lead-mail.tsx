import { useState } from 'react'
import * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { type LeadDetail, leadMailSchema } from '#server/contract/admin-lead.schema.ts'
import { leadTemplateNames } from './lead-names.ts'
import { useLeadChange } from './use-lead-change.ts'

const formSchema = v.object({ text: leadMailSchema.entries.text })

/** Sends the sender of an enquiry a mail that begins as a template. */
export function LeadMail({ lead: { id, email, templates } }: { lead: LeadDetail }) {
  const [chosen, setChosen] = useState(templates[0]?.template)
  const change = useLeadChange()
  const shown = templates.find(({ template }) => template === chosen)
  const form = useValidatedForm(formSchema, ({ text }) => {
    // The text stays after it was sent. Pressed again, it would be sent twice.
    if (chosen && !change.isSuccess)
      change.mutate({ kind: 'mails', id, body: { template: chosen, text } })
  })
  if (!shown) return null
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_lead_mail()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_lead_mail_text({ email })}</p>
        <NativeSelect
          label={m.admin_lead_template()}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            change.reset()
            setChosen(templates.find(({ template }) => template === value)?.template)
          }}
          options={templates.map(({ template: value }) => ({
            value,
            label: leadTemplateNames[value](),
          }))}
        />
        <p>{m.admin_lead_mail_subject({ subject: shown.subject })}</p>
        <TextAreaField
          key={shown.template}
          name="text"
          label={m.admin_lead_mail_body()}
          defaultValue={shown.text}
          onChange={() => change.reset()}
          rows={8}
          maxLength={4000}
          problem={form.problem('text', m.admin_lead_mail_body_missing())}
        />
        <FailureAlert error={change.error} />
        <Button type="submit" className="self-start" isBusy={change.isPending}>
          {m.admin_lead_mail_send()}
        </Button>
        <p role="status" className="empty:sr-only">
          {change.isSuccess && m.admin_lead_mail_sent()}
        </p>
      </form>
    </details>
  )
}
