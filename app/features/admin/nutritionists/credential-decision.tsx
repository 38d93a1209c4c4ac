import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Credential, credentialDecisionSchema } from '#server/contract/credential.schema.ts'
import { sendNutritionistAct } from './admin-nutritionists.functions.ts'

/** The second person verifies or refuses. The person who entered it reads that another one decides. */
export function CredentialDecision({ credential: { id, isMine } }: { credential: Credential }) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendNutritionistAct))
  const form = useValidatedForm(credentialDecisionSchema, (body) =>
    decide.mutate({ kind: 'decision', id, body }),
  )
  if (isMine) return <p className="text-ink-muted">{m.admin_cred_mine()}</p>
  if (!may('credentials.verify')) return null
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <SelectField
        name="state"
        label={m.admin_cred_decision()}
        placeholder={m.admin_choose()}
        options={[
          { value: 'verified', label: m.admin_cred_verify() },
          { value: 'refused', label: m.admin_cred_refuse() },
        ]}
        problem={form.problem('state', m.admin_choose_missing())}
      />
      <TextField
        name="decision"
        label={m.admin_cred_how()}
        autoComplete="off"
        maxLength={300}
        problem={form.problem('decision', m.admin_cred_how_missing())}
      />
      <FailureAlert error={decide.error} />
      <Button type="submit" size="sm" className="self-start" isBusy={decide.isPending}>
        {m.admin_cred_decide()}
      </Button>
    </form>
  )
}
