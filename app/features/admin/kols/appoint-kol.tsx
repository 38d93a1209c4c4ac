import { useNavigate } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { kolAppointmentSchema } from '#server/contract/admin-kol.schema.ts'
import { sendKolAppointment } from './admin-kols.functions.ts'
import { typedPercentSchema } from './typed-percent.ts'

const formSchema = v.object({ ...kolAppointmentSchema.entries, percent: typedPercentSchema })

/** Makes a member a KOL, and opens the page of the code. */
export function AppointKol() {
  const navigate = useNavigate()
  const appoint = useAdminMutation(useServerFn(sendKolAppointment))
  const form = useValidatedForm(formSchema, (wish) =>
    appoint.mutate(wish, {
      onSuccess: ({ code }) => navigate({ to: '/admin/mitra/$code', params: { code } }),
    }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_kol_appoint()}
      </summary>
      <form {...form.formProps} className="flex max-w-xl flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_kol_appoint_text()}</p>
        <TextField
          name="email"
          type="email"
          label={m.admin_kol_email()}
          autoComplete="off"
          problem={form.problem('email', m.admin_kol_email_wrong())}
        />
        <TextField
          name="name"
          label={m.admin_kol_public_name()}
          hint={m.admin_kol_public_name_hint()}
          autoComplete="off"
          maxLength={60}
          problem={form.problem('name', m.admin_kol_public_name_missing())}
        />
        <TextField
          name="code"
          label={m.admin_kol_code()}
          hint={m.admin_kol_code_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          problem={form.problem('code', m.admin_kol_code_wrong())}
        />
        <TextField
          name="percent"
          label={m.admin_kol_percent_field()}
          hint={m.admin_kol_percent_hint()}
          inputMode="numeric"
          autoComplete="off"
          problem={form.problem('percent', m.admin_kol_percent_wrong())}
        />
        <ReasonField form={form} />
        <FailureAlert error={appoint.error} />
        <Button type="submit" className="self-start" isBusy={appoint.isPending}>
          {m.admin_kol_appoint_send()}
        </Button>
      </form>
    </details>
  )
}
