import { Link, useRouter } from '@tanstack/react-router'
import { useAcceptInvite } from '#app/features/practice/practice.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useMember } from '#app/session/use-member.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** Accepts the mailed invitation with the account that is signed in. */
export function InvitePage({ token }: { token: string }) {
  const accept = useAcceptInvite()
  const member = useMember()
  const router = useRouter()
  async function onAccepted() {
    await router.options.context.session.refresh()
    await router.navigate({ to: '/praktik', replace: true })
  }
  return (
    <Container width="form" className="flex flex-col gap-6 py-12">
      <PageHeading title={m.practice_invite_title()} description={m.practice_invite_text()} />
      {member && <p>{m.practice_invite_account({ email: member.email })}</p>}
      <FailureAlert error={accept.error} title={m.practice_invite_failed()} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          isBusy={accept.isPending}
          onClick={() => accept.mutate({ token }, { onSuccess: onAccepted })}
        >
          {m.practice_invite_accept()}
        </Button>
        {accept.isError && (
          <Link to="/" className={buttonStyles({ variant: 'quiet', size: 'lg' })}>
            {m.shell_to_home()}
          </Link>
        )}
      </div>
    </Container>
  )
}
