import { useEffect, useRef } from 'react'
import { useAddAddendum } from '#app/features/notes/notes.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { useDraft } from '#app/sync/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { mostAddendumCharacters, newAddendumSchema } from '#server/contract/note.schema.ts'

/** Adds to a signed note. What is typed is on this device until it is added. */
export function AddendumForm({ id }: { id: string }) {
  const addition = useAddAddendum()
  const { draft, keep, forget } = useDraft(`addendum-${id}`)
  const area = useRef<HTMLTextAreaElement>(null)
  const typed = draft?.body
  useEffect(() => {
    // Text typed before the scripts came is newer.
    if (area.current?.value === '' && typed) area.current.value = typed
  }, [typed])
  const form = useValidatedForm(newAddendumSchema, ({ body }) =>
    addition.mutate(
      { id, body },
      {
        onSuccess: () => {
          forget()
          if (area.current) area.current.value = ''
        },
      },
    ),
  )
  return (
    <form
      {...form.formProps}
      className="flex flex-col gap-4 border-line border-t pt-8 print:hidden"
    >
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{m.notes_addendum_title()}</h2>
        <p className="max-w-prose text-pretty text-ink-muted">{m.notes_addendum_text()}</p>
      </div>
      <TextAreaField
        ref={area}
        name="body"
        rows={4}
        maxLength={mostAddendumCharacters}
        label={m.notes_addendum_label()}
        onChange={(event) => keep({ body: event.target.value })}
        problem={form.problem('body', m.notes_addendum_missing())}
      />
      <FailureAlert error={addition.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={addition.isPending}>
          {m.notes_addendum_add()}
        </Button>
        <p role="status" className="text-ink-muted text-sm">
          {addition.isSuccess && m.notes_addendum_added()}
        </p>
      </div>
    </form>
  )
}
