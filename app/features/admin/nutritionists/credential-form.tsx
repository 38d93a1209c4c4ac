import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import { postUpload } from '#app/sync/post-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { largestDocumentBytes } from '#server/contract/credential.schema.ts'
import { credentialAnswerSchema, credentialFormSchema } from './credential-form.schema.ts'

const fileButton =
  'file:mr-4 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-1 file:font-semibold file:text-action-soft-ink'
const fileSchema = v.pipe(
  v.instance(File),
  v.check(({ size }) => size > 0 && size <= largestDocumentBytes),
)
const schema = v.intersect([credentialFormSchema, v.object({ file: fileSchema })])

/** Enters what a document says, with the document. */
export function CredentialForm({ slug }: { slug: string }) {
  const queryClient = useQueryClient()
  const withProof = useProof()
  const enter = useMutation({
    mutationFn: (form: FormData) => withProof(() => sendCredential(slug, form)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  })
  const form = useValidatedForm(schema, (_, element) =>
    enter.mutate(new FormData(element), { onSuccess: () => element.reset() }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_cred_enter()}
      </summary>
      <form {...form.formProps} className="flex max-w-xl flex-col gap-4 pt-2">
        <SelectField
          name="kind"
          label={m.admin_cred_kind()}
          placeholder={m.admin_choose()}
          options={[
            { value: 'str', label: m.admin_cred_str() },
            { value: 'sip', label: m.admin_cred_sip() },
          ]}
          problem={form.problem('kind', m.admin_choose_missing())}
        />
        <TextField
          name="number"
          label={m.admin_cred_number()}
          autoComplete="off"
          maxLength={100}
          problem={form.problem('number', m.admin_cred_number_missing())}
        />
        <TextField
          name="issuer"
          label={m.admin_cred_issuer()}
          autoComplete="off"
          maxLength={100}
          problem={form.problem('issuer', m.admin_cred_issuer_missing())}
        />
        <TextField
          name="validUntil"
          type="date"
          label={m.admin_cred_until()}
          hint={m.admin_cred_until_hint()}
          optionalMark={m.admin_optional()}
          problem={form.problem('validUntil', m.admin_cred_until_missing())}
        />
        <TextField
          name="file"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          label={m.admin_cred_document()}
          hint={m.admin_cred_document_hint()}
          problem={form.problem('file', m.admin_cred_document_missing())}
          className={fileButton}
        />
        <FailureAlert error={enter.error} />
        <Button type="submit" className="self-start" isBusy={enter.isPending}>
          {m.admin_cred_enter_send()}
        </Button>
        <p role="status" className="empty:sr-only">
          {enter.isSuccess && m.admin_cred_entered()}
        </p>
      </form>
    </details>
  )
}

async function sendCredential(slug: string, form: FormData): Promise<void> {
  const answer = await postUpload(`/admin/ahli-gizi/${slug}`, form, credentialAnswerSchema)
  if (answer.kind === 'entered') return
  const serverMessage = 'code' in answer ? answer.code : 'FILE_UNREADABLE'
  throw new AppError({ code: 'BACKEND', serverMessage })
}
