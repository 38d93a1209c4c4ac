import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { type KolDetail, kolActSchema } from '#server/contract/admin-kol.schema.ts'
import { useKolChange } from './use-kol-change.ts'

const words = {
  end: { title: m.admin_kol_end, text: m.admin_kol_end_text, send: m.admin_kol_end_send },
  resumption: {
    ...{ title: m.admin_kol_resume, text: m.admin_kol_resume_text },
    send: m.admin_kol_resume_send,
  },
}

/** Ends a code, or opens an ended one again. The code of a deleted account stays ended. */
export function KolActForm({ kol: { code, endedAt, email } }: { kol: KolDetail }) {
  const change = useKolChange()
  const kind = endedAt ? 'resumption' : 'end'
  const form = useValidatedForm(kolActSchema, (body, element) =>
    change.mutate({ kind, code, body }, { onSuccess: () => element.reset() }),
  )
  if (email === '') return null
  const { title, text, send } = words[kind]
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">{title()}</summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{text()}</p>
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button
          type="submit"
          variant={kind === 'end' ? 'caution' : 'secondary'}
          className="self-start"
          isBusy={change.isPending}
        >
          {send()}
        </Button>
      </form>
    </details>
  )
}
