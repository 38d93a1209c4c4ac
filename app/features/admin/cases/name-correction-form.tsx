import { useServerFn } from '@tanstack/react-start'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { nameCorrectionSchema } from '#server/contract/privacy-case.schema.ts'
import { sendNameCorrection } from './admin-cases.functions.ts'
import { CaseForm } from './case-form.tsx'

/** Corrects the name of the account of a request, for a person who cannot sign in. */
export function NameCorrectionForm({ id }: { id: string }) {
  const send = useAdminMutation(useServerFn(sendNameCorrection))
  const form = useValidatedForm(nameCorrectionSchema, (typed, element) =>
    send.mutate({ id, ...typed }, { onSuccess: () => element.reset() }),
  )
  return (
    <CaseForm
      title={m.admin_name_correction()}
      submit={m.admin_name_correction_send()}
      send={send}
      form={form}
    >
      <p className="text-ink-muted text-sm">{m.admin_name_correction_text()}</p>
      <TextField
        name="firstName"
        label={m.profile_first_name()}
        autoComplete="off"
        maxLength={100}
        problem={form.problem('firstName', m.admin_name_correction_missing())}
      />
      <TextField
        name="lastName"
        label={m.profile_last_name()}
        optionalMark={m.admin_optional()}
        autoComplete="off"
        maxLength={100}
      />
      <ReasonField form={form} />
    </CaseForm>
  )
}
