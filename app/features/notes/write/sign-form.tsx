import * as v from 'valibot'
import { useSignNote } from '#app/features/notes/notes.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { focusProof, isProofRefused, ProofField, type Prover } from '#app/profile/proof-field.tsx'
import { SignatureFailure } from '#app/profile/signature-failure.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { noteSigningSchema } from '#server/contract/note.schema.ts'

const formSchema = v.object({
  proof: v.pipe(noteSigningSchema.entries.proof, v.nonEmpty()),
  degrees: noteSigningSchema.entries.degrees,
})

type SignFormProps = {
  id: string
  degrees: string
  signer: Prover
  /** Resolves to the version that has everything that was typed, or undefined. */
  saveNow: () => Promise<number | undefined>
  onSigned: () => void
  onCancel: () => void
}

/** The password proves who signs; without one, a recent sign-in with Google and the email do. */
export function SignForm({ id, degrees, signer, saveNow, ...on }: SignFormProps) {
  const signing = useSignNote(on.onSigned)
  const form = useValidatedForm(formSchema, async (typed, element) => {
    const version = await saveNow()
    if (version === undefined) return
    signing.mutate(
      { id, version, ...typed },
      {
        onError: (error) => {
          if (isProofRefused(error)) focusProof(element)
        },
      },
    )
  })
  const isWrong = isProofRefused(signing.error)
  return (
    <Card>
      <form {...form.formProps} ref={focusProof} className="flex max-w-md flex-col gap-5">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl">{m.notes_sign_title()}</h2>
          <p className="text-pretty text-ink-muted">{m.notes_sign_text()}</p>
        </div>
        <SignatureFailure signer={signer} error={signing.error} />
        <TextField
          name="degrees"
          label={m.notes_degrees()}
          hint={m.notes_degrees_hint()}
          optionalMark={m.practice_optional()}
          maxLength={80}
          autoComplete="off"
          defaultValue={degrees}
        />
        <ProofField prover={signer} problem={form.problem} isRefused={isWrong} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" isBusy={signing.isPending}>
            {m.notes_sign_submit()}
          </Button>
          <Button variant="quiet" onClick={on.onCancel}>
            {m.notes_sign_cancel()}
          </Button>
        </div>
      </form>
    </Card>
  )
}
