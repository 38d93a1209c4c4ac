import { m } from '#app/i18n/paraglide/messages.js'
import { RecoveryCodes } from '#app/session/second-factor/recovery-codes.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import type { ShownSecurity } from './own-security.server.ts'
import { OwnSessions } from './own-sessions.tsx'
import { type OwnCalls, useOwnMutation } from './use-own-mutation.ts'

type OwnSecurityPageProps = { security: ShownSecurity; calls: OwnCalls }

/** A person's own sessions and second factor. New recovery codes take the whole page until they are saved. */
export function OwnSecurityPage({ security, calls }: OwnSecurityPageProps) {
  const renew = useOwnMutation(calls.queryKey, calls.renewCodes)
  if (renew.data)
    return (
      <RecoveryCodes codes={renew.data} description={m.factor_codes_once()}>
        <Button size="lg" onClick={() => renew.reset()}>
          {m.factor_recovery_done()}
        </Button>
      </RecoveryCodes>
    )
  return (
    <Container width="narrow" className="flex flex-col gap-10 py-8">
      <PageHeading title={m.factor_own()} description={m.factor_own_text()} />
      <OwnSessions security={security} calls={calls} />
      <OwnPasskeys security={security} calls={calls} />
      <section
        aria-labelledby="codes"
        className="flex flex-col items-start gap-3 border-line border-t pt-8"
      >
        <h2 id="codes" className="text-2xl">
          {m.factor_codes()}
        </h2>
        <p className="max-w-prose text-pretty">
          {m.factor_codes_left({ count: security.recoveryCodesLeft })}
        </p>
        <p className="max-w-prose text-pretty text-ink-muted">{m.factor_codes_renew_text()}</p>
        <FailureAlert error={renew.error} />
        <Button
          variant="secondary"
          isBusy={renew.isPending}
          onClick={() => renew.mutate(undefined)}
        >
          {m.factor_codes_renew()}
        </Button>
      </section>
    </Container>
  )
}
