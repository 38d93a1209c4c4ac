import { useMutation, useQuery } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { roleNames } from '#app/features/admin/role-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { staffProofSchema } from '#server/contract/staff.schema.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorField } from './second-factor-field.tsx'
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
  const form = useValidatedForm(staffProofSchema, ({ code }) => accept.mutate(code))
  if (accept.data) return <RecoveryCodes codes={accept.data} />
  return (
    <Container width="form" className="flex flex-col gap-6 py-12">
      <PageHeading title={m.admin_link_title()} />
      <FailureAlert error={link.error} title={m.admin_link_open_failed()} />
      {link.data && (
        <form {...form.formProps} className="flex flex-col gap-6">
          <LinkFacts link={link.data} />
          <SecondFactorField
            label={m.admin_link_code()}
            problem={form.problem('code', m.admin_code_missing())}
          />
          <FailureAlert error={accept.error} title={m.admin_link_failed()} />
          <Button type="submit" size="lg" isBusy={accept.isPending}>
            {m.admin_link_accept()}
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
      <p>{m.admin_link_scan()}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={m.admin_link_qr()}
        className="size-56 rounded-control bg-white"
      />
      <div className="flex flex-col items-start gap-2">
        <p>{m.admin_link_secret()}</p>
        <code className="break-all rounded-control bg-surface-tinted px-3 py-2">{secret}</code>
        <CopyButton value={secret} label={m.admin_link_copy()} copiedLabel={m.admin_copied()} />
      </div>
    </>
  )
}
