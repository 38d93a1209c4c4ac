import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { PasskeyProof } from '#app/session/second-factor/passkeys/passkey-proof.tsx'
import { SecondFactorField } from '#app/session/second-factor/second-factor-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { factorProofSchema } from '#server/contract/second-factor.schema.ts'
import { consolePathOf } from './sign-in-href.ts'
import { sendCode, sendPasskeyQuestion } from './staff-session.functions.ts'

type SignInPageProps = { to: string | undefined; isSuspended: boolean }

/** Opens the console with the second factor. Suspended people read so, and may try once they are back. */
export function SignInPage({ to, isSuspended }: SignInPageProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const call = useServerFn(sendCode)
  const enter = async () => {
    queryClient.removeQueries({ queryKey: adminKey })
    await router.navigate({ href: consolePathOf(to), replace: true })
  }
  const open = useMutation({
    mutationFn: async (code: string) => requireAnswer(await call({ data: { code } })),
    onSuccess: () => enter(),
  })
  const form = useValidatedForm(factorProofSchema, ({ code }) => open.mutate(code))
  return (
    <Container width="form" className="flex flex-col gap-6 py-12">
      <form {...form.formProps} className="flex flex-col gap-6">
        <PageHeading title={m.admin_sign_in_title()} description={m.admin_sign_in_text()} />
        {isSuspended && !open.error && <Alert tone="danger" title={m.errors_staff_suspended()} />}
        <SecondFactorField problem={form.problem('code', m.factor_code_missing())} />
        <FailureAlert error={open.error} title={m.admin_sign_in_failed()} />
        <Button type="submit" size="lg" isBusy={open.isPending}>
          {m.admin_sign_in()}
        </Button>
      </form>
      <PasskeyProof ask={sendPasskeyQuestion} send={sendCode} onProved={enter} />
    </Container>
  )
}
