import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Account, accountDeletionSchema } from '#server/contract/account.schema.ts'
import { useDeleteAccount } from './account.mutations.ts'
import { AccountName } from './account-name.tsx'

const deletionFormSchema = v.object({
  proof: v.pipe(accountDeletionSchema.entries.proof, v.nonEmpty()),
})

type DeletionFormProps = {
  account: Pick<Account, 'email' | 'hasPassword'>
  onCancel: () => void
}

/** The password proves the member's identity. A member without one repeats their email. */
export function DeletionForm({ account, onCancel }: DeletionFormProps) {
  const deletion = useDeleteAccount()
  const form = useValidatedForm(deletionFormSchema, ({ proof }, element) =>
    deletion.mutate(proof, {
      onError: (error) => {
        if (isRefused(error)) element.querySelector<HTMLElement>('[name="proof"]')?.focus()
      },
    }),
  )
  const isRefusedProof = isRefused(deletion.error)
  const missing = form.problem('proof', m.account_deletion_proof_missing())
  return (
    <form {...form.formProps} ref={focusFirstField} className="flex max-w-md flex-col gap-5">
      {!isRefusedProof && <FailureAlert className="max-w-2xl" error={deletion.error} />}
      {account.hasPassword ? (
        <>
          <AccountName email={account.email} />
          <PasswordField
            showLabel={m.account_password_show()}
            hideLabel={m.account_password_hide()}
            name="proof"
            autoComplete="current-password"
            enterKeyHint="done"
            label={m.account_deletion_password()}
            problem={missing ?? (isRefusedProof ? m.account_deletion_password_wrong() : undefined)}
          />
        </>
      ) : (
        <TextField
          name="proof"
          autoComplete="off"
          enterKeyHint="done"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="email"
          label={m.account_deletion_email()}
          hint={m.account_deletion_email_hint({ email: account.email })}
          problem={missing ?? (isRefusedProof ? m.account_deletion_email_wrong() : undefined)}
        />
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant="danger" isBusy={deletion.isPending}>
          {m.account_deletion_submit()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.account_deletion_cancel()}
        </Button>
      </div>
    </form>
  )
}

/** The button that opened the form is gone, so the first field takes the focus. */
function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[name="proof"]')?.focus()
}

function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.says('Password is wrong')
}
