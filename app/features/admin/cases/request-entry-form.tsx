import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { momentInWibSchema } from '#app/features/admin/moment-in-wib.schema.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  caseChannels,
  dataRequestEntrySchema,
  dataRequestKinds,
} from '#server/contract/privacy-case.schema.ts'
import { sendRequestEntry } from './admin-cases.functions.ts'
import { caseKindNames, channelNames } from './case-words.ts'

const schema = v.object({ ...dataRequestEntrySchema.entries, receivedAt: momentInWibSchema })

/** Enters a request that arrived outside the site. */
export function RequestEntryForm() {
  const enter = useAdminMutation(useServerFn(sendRequestEntry))
  const form = useValidatedForm(schema, (typed, element) =>
    enter.mutate(typed, { onSuccess: () => element.reset() }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_case_enter()}
      </summary>
      <form {...form.formProps} className="flex max-w-xl flex-col gap-4 pt-2">
        <SelectField
          name="kind"
          label={m.admin_case_kind()}
          placeholder={m.admin_choose()}
          options={dataRequestKinds.map((value) => ({ value, label: caseKindNames[value]() }))}
          problem={form.problem('kind', m.admin_choose_missing())}
        />
        <SelectField
          name="channel"
          label={m.admin_case_channel()}
          placeholder={m.admin_choose()}
          options={caseChannels.map((value) => ({ value, label: channelNames[value]() }))}
          problem={form.problem('channel', m.admin_choose_missing())}
        />
        <TextField
          name="receivedAt"
          type="datetime-local"
          label={m.admin_case_received_wib()}
          hint={m.admin_case_received_hint()}
          problem={form.problem('receivedAt', m.admin_case_received_missing())}
        />
        <TextField
          name="contact"
          type="email"
          label={m.admin_case_contact()}
          autoComplete="off"
          problem={form.problem('contact', m.admin_address_email_wrong())}
        />
        <TextAreaField
          name="summary"
          label={m.admin_case_summary()}
          hint={m.admin_case_summary_hint()}
          rows={4}
          problem={form.problem('summary', m.admin_case_text_missing())}
        />
        <FailureAlert error={enter.error} />
        <Button type="submit" className="self-start" isBusy={enter.isPending}>
          {m.admin_case_save()}
        </Button>
        <p role="status" className="empty:sr-only">
          {enter.isSuccess && m.admin_case_entered()}
        </p>
      </form>
    </details>
  )
}
