import { useState } from 'react'
import * as v from 'valibot'
import { usePublishPlan } from '#app/features/plans/plans.mutations.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { focusProof, isProofRefused, ProofField, type Prover } from '#app/profile/proof-field.tsx'
import { SignatureFailure } from '#app/profile/signature-failure.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

/** The proof is asked only if the intake needs a signature. */
const formSchema = v.object({ proof: v.optional(v.pipe(v.string(), v.nonEmpty())) })

type PublishPanelProps = {
  trackerId: string
  rowVersion: number
  signer: Prover
  /** The last change is stored. */
  isSaved: boolean
  isSaving: boolean
  /** Publishing was pressed before the last change could be stored. */
  onUnsaved: () => void
  /** Another page has written; its draft is shown. */
  onStale: () => void
}

/** Publishes the draft. An intake below the floor asks who signs it. */
export function PublishPanel({
  trackerId,
  rowVersion,
  signer,
  isSaved,
  isSaving,
  onUnsaved,
  onStale,
}: PublishPanelProps) {
  const publish = usePublishPlan(trackerId)
  const [asked, setAsked] = useState<{
    rowVersion: number
    intakeKcal: number
    floorKcal: number
  }>()
  // A changed draft may need no signature.
  const signature = asked?.rowVersion === rowVersion ? asked : undefined
  const form = useValidatedForm(formSchema, ({ proof = null }, element) => {
    if (!isSaved) return onUnsaved()
    publish.mutate(
      { rowVersion, proof },
      {
        onSuccess: (answer) => {
          if (answer.kind === 'stale') onStale()
          if (answer.kind === 'signature') setAsked({ rowVersion, ...answer })
        },
        onError: (error) => isProofRefused(error) && focusProof(element),
      },
    )
  })
  const isWrong = isProofRefused(publish.error)
  const refusal = publish.data?.kind === 'refused' ? publish.data.reason : undefined
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {refusal && (
        <Alert tone="danger" role="alert">
          {refusal === 'dates' ? m.plans_refused_dates() : m.plans_refused_under_eight()}
        </Alert>
      )}
      {signature && (
        <>
          <Alert tone="warning" role="alert">
            {m.plans_signature({
              intake: formatNumber(Math.round(signature.intakeKcal)),
              floor: formatNumber(signature.floorKcal),
            })}
          </Alert>
          <div className="max-w-md">
            <ProofField prover={signer} problem={form.problem} isRefused={isWrong} />
          </div>
        </>
      )}
      <SignatureFailure signer={signer} error={publish.error} />
      <Button type="submit" className="self-start" isBusy={publish.isPending || isSaving}>
        {signature ? m.plans_sign_and_publish() : m.plans_publish()}
      </Button>
    </form>
  )
}
