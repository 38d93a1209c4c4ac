import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { AccountName } from '#app/profile/account-name.tsx'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { type Account, passwordChangeSchema } from '#server/contract/account.schema.ts'
import { loginSchema } from '#server/contract/auth.schema.ts'
import { useSavePassword } from './account.mutations.ts'
import { AccountSection } from './account-section.tsx'

/** A member with a password must enter it. A member from Google sets a first one. */
const changeSchema = v.object({
  ...passwordChangeSchema.entries,
  currentPassword: loginSchema.entries.password,
})

type PasswordSectionProps = { account: Pick<Account, 'email' | 'hasPassword'> }

export function PasswordSection({ account: { email, hasPassword } }: PasswordSectionProps) {
  const save = useSavePassword()
  const form = useValidatedForm(
    hasPassword ? changeSchema : passwordChangeSchema,
    (change, element) =>
      save.mutate(change, {
        onSuccess: () => element.reset(),
        onError: (error) => focusRefused(element, error),
      }),
  )
  const refused = refusedFieldOf(save.error)
  return (
    <AccountSection
      id="password"
      description={hasPassword ? m.account_password_text() : m.account_password_first_text()}
    >
      <form {...form.formProps} className="flex max-w-md flex-col gap-5">
        <AccountName email={email} />
        {hasPassword && (
          <PasswordField
            showLabel={m.account_password_show()}
            hideLabel={m.account_password_hide()}
            name="currentPassword"
            autoComplete="current-password"
            label={m.account_password_current()}
            problem={
              form.problem('currentPassword', m.account_password_current_missing()) ??
              (refused === 'currentPassword' ? m.account_password_current_wrong() : undefined)
            }
          />
        )}
        <PasswordField
          showLabel={m.account_password_show()}
          hideLabel={m.account_password_hide()}
          name="newPassword"
          autoComplete="new-password"
          enterKeyHint="done"
          label={m.account_password_new()}
          hint={m.account_password_new_hint()}
          problem={
            form.problem('newPassword', m.account_password_new_wrong()) ??
            (refused === 'newPassword' ? textOfError(save.error) : undefined)
          }
        />
        {!refused && <FailureAlert className="max-w-2xl" error={save.error} />}
        <Button type="submit" className="self-start" isBusy={save.isPending}>
          {hasPassword ? m.account_password_submit() : m.account_password_first_submit()}
        </Button>
      </form>
    </AccountSection>
  )
}

type PasswordFieldName = 'currentPassword' | 'newPassword'

/** Returns the field that the backend refused, or undefined. */
function refusedFieldOf(error: unknown): PasswordFieldName | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.says('Password is wrong')) return 'currentPassword'
  return error.says('PASSWORD_TOO_COMMON') ? 'newPassword' : undefined
}

function focusRefused(form: HTMLFormElement, error: unknown): void {
  const name = refusedFieldOf(error)
  if (name) form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
