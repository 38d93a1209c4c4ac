import * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { focusProof, isProofRefused, ProofField, type Prover } from '#app/profile/proof-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { accountDeletionSchema } from '#server/contract/account.schema.ts'
import { useDeleteAccount } from './account.mutations.ts'

const deletionFormSchema = v.object({
  proof: v.pipe(accountDeletionSchema.entries.proof, v.nonEmpty()),
})

type DeletionFormProps = {
  account: Prover
  onCancel: () => void
}

/** The password proves the member's identity. A member without one repeats their email. */
export function DeletionForm({ account, onCancel }: DeletionFormProps) {
  const deletion = useDeleteAccount()
  const form = useValidatedForm(deletionFormSchema, ({ proof }, element) =>
    deletion.mutate(proof, {
      onError: (error) => {
        if (isProofRefused(error)) focusProof(element)
      },
    }),
  )
  const isRefusedProof = isProofRefused(deletion.error)
  return (
    <form {...form.formProps} ref={focusProof} className="flex max-w-md flex-col gap-5">
      {!isRefusedProof && <FailureAlert className="max-w-2xl" error={deletion.error} />}
      <ProofField
        prover={account}
        problem={form.problem}
        isRefused={isRefusedProof}
        emailLabel={m.account_deletion_email()}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant="danger" isBusy={deletion.isPending}>
          {m.account_deletion_submit()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.account_deletion_cancel()}
        </Button>
      </div>
    </form>
  )
}
