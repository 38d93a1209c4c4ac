import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { practiceKey } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { focusProof, isProofRefused, ProofField, type Prover } from '#app/profile/proof-field.tsx'
import { SignatureFailure } from '#app/profile/signature-failure.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import { AuthenticatorSecret } from '#app/session/second-factor/authenticator-secret.tsx'
import { PasskeyProof } from '#app/session/second-factor/passkeys/passkey-proof.tsx'
import { RecoveryCodes } from '#app/session/second-factor/recovery-codes.tsx'
import { SecondFactorField } from '#app/session/second-factor/second-factor-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { factorProofSchema } from '#server/contract/second-factor.schema.ts'
import { workPathOf } from './door-search.ts'
import { sendCode, sendConfirmation, sendPasskeyQuestion } from './practice-door.functions.ts'
import type { PracticeDoor } from './practice-door.server.ts'

const enrolmentFormSchema = v.object({
  ...factorProofSchema.entries,
  proof: v.pipe(v.string(), v.nonEmpty()),
})

type DoorPageProps = { door: PracticeDoor; to: string | undefined; signer: Prover }

/** Opens the practice with the second factor, which the first visit sets up. */
export function DoorPage({ door, to, signer }: DoorPageProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const enter = async () => {
    queryClient.removeQueries({ queryKey: practiceKey })
    await router.navigate({ href: workPathOf(to), replace: true })
  }
  if (door.kind === 'code') return <CodeForm onOpen={enter} />
  return <EnrolmentForm offer={door} signer={signer} onDone={enter} />
}

function CodeForm({ onOpen }: { onOpen: () => Promise<void> }) {
  const call = useServerFn(sendCode)
  const open = useMutation({
    mutationFn: async (code: string) => requireAnswer(await call({ data: { code } })),
    onSuccess: onOpen,
  })
  const form = useValidatedForm(factorProofSchema, ({ code }) => open.mutate(code))
  return (
    <Container width="form" className="flex flex-col gap-6 py-12">
      <form {...form.formProps} className="flex flex-col gap-6">
        <PageHeading title={m.practice_door_title()} description={m.practice_door_text()} />
        <SecondFactorField problem={form.problem('code', m.factor_code_missing())} />
        <FailureAlert error={open.error} title={m.practice_door_failed()} />
        <Button type="submit" size="lg" isBusy={open.isPending}>
          {m.practice_door_open()}
        </Button>
      </form>
      <PasskeyProof ask={sendPasskeyQuestion} send={sendCode} onProved={onOpen} />
    </Container>
  )
}

type EnrolmentFormProps = {
  offer: Extract<PracticeDoor, { kind: 'enrolment' }>
  signer: Prover
  onDone: () => Promise<void>
}

function EnrolmentForm({ offer: { ticket, ...secret }, signer, onDone }: EnrolmentFormProps) {
  const call = useServerFn(sendConfirmation)
  const confirm = useMutation({
    mutationFn: async (typed: { code: string; proof: string }) =>
      requireAnswer(await call({ data: { ticket, ...typed } })),
  })
  const form = useValidatedForm(enrolmentFormSchema, (typed, element) =>
    confirm.mutate(typed, { onError: (error) => isProofRefused(error) && focusProof(element) }),
  )
  if (confirm.data)
    return (
      <RecoveryCodes codes={confirm.data} description={m.practice_recovery_text()}>
        <Button size="lg" onClick={onDone}>
          {m.factor_recovery_done()}
        </Button>
      </RecoveryCodes>
    )
  return (
    <Container width="form" className="py-12">
      <form {...form.formProps} className="flex flex-col gap-6">
        <PageHeading title={m.practice_enrol_title()} description={m.practice_enrol_text()} />
        <AuthenticatorSecret {...secret} />
        <SecondFactorField
          label={m.factor_first_code()}
          problem={form.problem('code', m.factor_code_missing())}
        />
        <ProofField
          prover={signer}
          problem={form.problem}
          isRefused={isProofRefused(confirm.error)}
        />
        <SignatureFailure signer={signer} error={confirm.error} />
        <Button type="submit" size="lg" isBusy={confirm.isPending}>
          {m.factor_confirm()}
        </Button>
      </form>
    </Container>
  )
}
