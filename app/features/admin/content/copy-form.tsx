import { useNavigate } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import { type DocumentKey, documentKeySchema } from '#server/contract/editing/editing.schema.ts'
import { sendCopy } from './content-desk.functions.ts'

/** Kinds whose addresses staff choose. The others belong to routes, programs and practices. */
export const copiedKinds: readonly ContentKind[] = ['article', 'category', 'promo']

const formSchema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  locale: documentKeySchema.entries.locale,
})

/** Begins a new text, or the same one in the other language, with the words of this one. */
export function CopyForm({ from }: { from: DocumentKey }) {
  const copy = useAdminMutation(useServerFn(sendCopy))
  const navigate = useNavigate()
  const form = useValidatedForm(formSchema, (address, element) =>
    copy.mutate(
      { from, ...address },
      {
        onSuccess: ({ isFree }) => {
          if (!isFree) return element.querySelector<HTMLElement>('[name=slug]')?.focus()
          void navigate({
            to: '/admin/konten/$kind/$slug/$locale',
            params: { kind: from.kind, ...address },
          })
        },
      },
    ),
  )
  const isTaken = copy.data?.isFree === false
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.desk_copy_text()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.desk_copy_hint()}</p>
        <TextField
          name="slug"
          label={m.desk_copy_address()}
          defaultValue={from.slug}
          hint={m.desk_copy_address_hint()}
          autoCapitalize="none"
          spellCheck={false}
          onChange={() => copy.reset()}
          problem={
            form.problem('slug', m.desk_copy_address_wrong()) ??
            (isTaken ? m.desk_copy_taken() : undefined)
          }
        />
        <NativeSelect
          name="locale"
          label={m.desk_copy_language()}
          defaultValue={from.locale}
          onChange={() => copy.reset()}
          options={[
            { value: 'id', label: m.desk_language_id() },
            { value: 'en', label: m.desk_language_en() },
          ]}
        />
        <FailureAlert error={copy.error} />
        <Button type="submit" variant="secondary" className="self-start" isBusy={copy.isPending}>
          {m.desk_copy_submit()}
        </Button>
      </form>
    </details>
  )
}
