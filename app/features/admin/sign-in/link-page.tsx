import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { roleNames } from '#app/features/admin/role-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { AuthenticatorSecret } from '#app/session/second-factor/authenticator-secret.tsx'
import { RecoveryCodes } from '#app/session/second-factor/recovery-codes.tsx'
import { SecondFactorField } from '#app/session/second-factor/second-factor-field.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { factorProofSchema } from '#server/contract/second-factor.schema.ts'
import { getStaffLink, sendLinkAcceptance } from './staff-session.functions.ts'
import type { ShownStaffLink } from './staff-session.server.ts'

/** Sets up the second factor of a person who holds a staff link. */
export function LinkPage({ token }: { token: string }) {
  const openLink = useServerFn(getStaffLink)
  const link = useQuery({
    queryKey: ['staff-link', token],
    queryFn: async () => requireAnswer(await openLink({ data: { token } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const call = useServerFn(sendLinkAcceptance)
  const accept = useMutation({
    mutationFn: async (code: string) => requireAnswer(await call({ data: { token, code } })),
  })
  const form = useValidatedForm(factorProofSchema, ({ code }) => accept.mutate(code))
  if (accept.data)
    return (
      <RecoveryCodes codes={accept.data} description={m.admin_recovery_text()}>
        <Link to="/admin" replace className={buttonStyles({ size: 'lg' })}>
          {m.factor_recovery_done()}
        </Link>
      </RecoveryCodes>
    )
  return (
    <Container width="form" className="flex flex-col gap-6 py-12">
      <PageHeading title={m.admin_link_title()} />
      <FailureAlert error={link.error} title={m.admin_link_open_failed()} />
      {link.data && (
        <form {...form.formProps} className="flex flex-col gap-6">
          <LinkFacts link={link.data} />
          <SecondFactorField
            label={m.factor_first_code()}
            problem={form.problem('code', m.factor_code_missing())}
          />
          <FailureAlert error={accept.error} title={m.admin_link_failed()} />
          <Button type="submit" size="lg" isBusy={accept.isPending}>
            {m.factor_confirm()}
          </Button>
        </form>
      )}
    </Container>
  )
}

function LinkFacts({ link: { purpose, roles, picture, secret } }: { link: ShownStaffLink }) {
  return (
    <>
      <p>
        {purpose === 'join'
          ? m.admin_link_roles({ roles: roleNames(roles) })
          : m.admin_link_factor()}
      </p>
      <AuthenticatorSecret picture={picture} secret={secret} />
    </>
  )
}
