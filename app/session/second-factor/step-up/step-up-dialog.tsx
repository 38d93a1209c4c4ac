import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useEffect, useId, useRef } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import {
  PasskeyProof,
  type PasskeyQuestion,
  type ProofCall,
} from '#app/session/second-factor/passkeys/passkey-proof.tsx'
import { SecondFactorField } from '#app/session/second-factor/second-factor-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { factorProofSchema } from '#server/contract/second-factor.schema.ts'

type StepUpDialogProps = {
  /** The session is over, so the proof opens another. */
  isOver: boolean
  send: ProofCall
  ask: PasskeyQuestion
  onAnswer: (isProved: boolean) => void
}

/** Asks for a code or a passkey; the page behind it keeps its input. `lazy` needs the default export. */
export default function StepUpDialog({ isOver, send, ask, onAnswer }: StepUpDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const call = useServerFn(send)
  const prove = useMutation({
    mutationFn: async (code: string) => requireAnswer(await call({ data: { code } })),
    onSuccess: () => onAnswer(true),
  })
  const form = useValidatedForm(factorProofSchema, ({ code }) => prove.mutate(code))
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
      className="m-auto max-h-dvh w-full max-w-md overflow-y-auto rounded-card border border-line bg-surface-raised p-5 text-ink shadow-float backdrop:bg-black/50 sm:p-8"
    >
      <form {...form.formProps} className="flex flex-col gap-5">
        <h2 id={titleId} className="text-2xl">
          {isOver ? m.factor_over() : m.factor_again_title()}
        </h2>
        <p>{isOver ? m.factor_over_text() : m.factor_again_text()}</p>
        <SecondFactorField problem={form.problem('code', m.factor_code_missing())} />
        <FailureAlert error={prove.error} title={m.factor_again_failed()} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={prove.isPending}>
            {m.factor_again()}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {m.factor_cancel()}
          </Button>
        </div>
        <PasskeyProof ask={ask} send={send} onProved={() => onAnswer(true)} />
      </form>
    </dialog>
  )
}
