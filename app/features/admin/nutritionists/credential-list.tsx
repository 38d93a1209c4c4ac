import { useServerFn } from '@tanstack/react-start'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { NutritionistDetail } from '#server/contract/admin-nutritionist.schema.ts'
import type { Credential } from '#server/contract/credential.schema.ts'
import { sendLicences } from './admin-nutritionists.functions.ts'
import { CredentialDecision } from './credential-decision.tsx'
import { CredentialForm } from './credential-form.tsx'
import { OpenDocument } from './open-document.tsx'

const states = {
  entered: { tone: 'warning', name: m.admin_cred_state_entered },
  verified: { tone: 'success', name: m.admin_cred_state_verified },
  refused: { tone: 'danger', name: m.admin_cred_state_refused },
} as const

/** The registrations and licences: entered by one person, verified by another. */
export function Credentials({ nutritionist }: { nutritionist: NutritionistDetail }) {
  const may = usePermissions()
  const { slug, credentials } = nutritionist
  return (
    <section aria-labelledby="credentials-heading" className="flex flex-col gap-4">
      <h2 id="credentials-heading" className="text-xl">
        {m.admin_cred()}
      </h2>
      <p className="text-ink-muted text-sm">{m.admin_cred_text()}</p>
      {credentials.length === 0 && <p>{m.admin_cred_none()}</p>}
      {credentials.map((credential) => (
        <CredentialCard key={credential.id} credential={credential} />
      ))}
      {may('credentials.enter') && <CredentialForm slug={slug} />}
      {may('credentials.verify') && <ShowOnProfile slug={slug} />}
    </section>
  )
}

function CredentialCard({ credential }: { credential: Credential }) {
  const { kind, number, issuer, validUntil, state, decidedBy, decidedAt } = credential
  const { tone, name } = states[state]
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {kind === 'str' ? m.admin_cred_str() : m.admin_cred_sip()} {number}
        <Badge tone={tone}>{name()}</Badge>
      </h3>
      <p>
        {issuer} · {validUntil ? formatDate(validUntil) : m.admin_cred_for_life()}
      </p>
      <p className="text-ink-muted text-sm">
        {m.admin_cred_by({
          name: credential.enteredBy,
          moment: momentInJakarta(credential.enteredAt),
        })}
      </p>
      {decidedAt && (
        <p className="text-ink-muted text-sm">
          {m.admin_cred_decided({
            ...{ name: decidedBy ?? '', moment: momentInJakarta(decidedAt) },
            decision: credential.decision,
          })}
        </p>
      )}
      <OpenDocument credential={credential} />
      {state === 'entered' && <CredentialDecision credential={credential} />}
    </Card>
  )
}

function ShowOnProfile({ slug }: { slug: string }) {
  const show = useAdminMutation(useServerFn(sendLicences))
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" isBusy={show.isPending} onClick={() => show.mutate({ id: slug })}>
        {m.admin_cred_publish()}
      </Button>
      <FailureAlert error={show.error} />
      <p role="status" className="empty:sr-only">
        {show.isSuccess &&
          (show.data.isShown ? m.admin_cred_published() : m.admin_cred_no_profile())}
      </p>
    </div>
  )
}
