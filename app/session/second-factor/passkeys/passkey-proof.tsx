import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { m } from '#app/i18n/paraglide/messages.js'
import { requireAnswer } from '#app/session/require-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { FactorAnswer, PasskeyRequest } from '#server/contract/passkey.schema.ts'
import { askBrowser } from './ask-browser.ts'

/** A server function that takes a proof by the second factor. */
export type ProofCall = (options: { data: FactorAnswer }) => Promise<unknown>
export type PasskeyQuestion = () => Promise<PasskeyRequest>

type PasskeyProofProps = {
  ask: PasskeyQuestion
  send: ProofCall
  onProved: () => unknown
}

/** Proves the person with a passkey in place of a code. */
export function PasskeyProof({ ask, send, onProved }: PasskeyProofProps) {
  const callAsk = useServerFn(ask)
  const callSend = useServerFn(send)
  const prove = useMutation({
    mutationFn: async () => {
      const passkey = await askBrowser(requireAnswer(await callAsk()))
      return requireAnswer(await callSend({ data: { passkey } }))
    },
    onSuccess: () => onProved(),
  })
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureAlert error={prove.error} title={m.factor_passkey_failed()} />
      <Button variant="secondary" isBusy={prove.isPending} onClick={() => prove.mutate()}>
        {m.factor_passkey_use()}
      </Button>
    </div>
  )
}
