import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Draft } from '#app/device/drafts.ts'
import type { IntakeFormFailure } from '#app/features/intake/answer-intake-form.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { DraftNote } from '#app/sync/draft-note.tsx'
import { useDraft } from '#app/sync/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import type { Intake } from '#server/contract/intake.schema.ts'
import { IntakeFields } from './intake-fields.tsx'
import { answersIn, fieldsOf } from './intake-form.schema.ts'
import { OtherVersion } from './other-version.tsx'
import { SaveLine } from './save-line.tsx'
import { useIntakeSaver } from './use-intake-saver.ts'

type IntakeFormProps = {
  id: string
  intake: Intake
  /** Of the client's times. */
  zone: string
  eating: ReactNode
  failure: IntakeFormFailure | undefined
}

/**
 * The form saves itself while it is typed. What is not saved yet stays on this device. Without scripts, its
 * button posts it.
 */
export function IntakeForm(props: IntakeFormProps) {
  const { draft, ...drafts } = useDraft(`intake-${props.id}`)
  // A new key resets the fields to the draft.
  return <OpenForm key={draft ? 'draft' : 'stored'} {...props} {...{ draft, drafts }} />
}

type OpenFormProps = IntakeFormProps & {
  draft: Draft | undefined
  drafts: Omit<ReturnType<typeof useDraft>, 'draft'>
}

function OpenForm({ id, intake, zone, eating, failure, draft, drafts }: OpenFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({
    fields: draft ?? failure?.fields ?? fieldsOf(intake.answers),
    round: 0,
  })
  const [isTooLong, setTooLong] = useState(false)
  const { saver, state } = useIntakeSaver({
    id,
    version: draft ? Number(draft.version) : intake.version,
    savedAt: intake.savedAt,
    other: draft ? undefined : failure?.other,
    onWhole: drafts.forget,
  })
  useEffect(() => {
    const answers = draft && answersIn(draft)
    if (answers) saver.type(answers)
  }, [draft, saver])

  function readTyped() {
    const fields = form.current ? fieldsIn(form.current) : {}
    drafts.keep({ ...fields, version: String(saver.getState().version) })
    const answers = answersIn(fields)
    setTooLong(answers === undefined)
    return answers
  }

  function onType() {
    const answers = readTyped()
    if (answers) saver.type(answers)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const answers = readTyped()
    if (answers) void saver.save(answers)
    line.current?.focus()
  }

  function takeOther() {
    const other = saver.takeOther()
    if (!other) return
    drafts.forget()
    setShown(({ round }) => ({ fields: fieldsOf(other.answers), round: round + 1 }))
    line.current?.focus()
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      autoComplete="off"
      // A choice made before the scripts came is replayed as a change alone.
      onChange={onType}
      onSubmit={onSubmit}
      className="flex max-w-2xl flex-col gap-10 [&_:is(input,select,textarea)]:scroll-mb-32 [&_textarea]:field-sizing-content [&_textarea]:max-h-96 [&_textarea]:min-h-20"
    >
      <input type="hidden" name="version" value={(failure?.other ?? intake).version} />
      {draft && state.isPending && <DraftNote />}
      <IntakeFields key={shown.round} fields={shown.fields} eating={eating} />
      {state.other && (
        <OtherVersion
          other={state.other}
          zone={zone}
          href={`/konsultasi/sesi/${id}/persiapan`}
          onTake={takeOther}
        />
      )}
      <div
        ref={line}
        tabIndex={-1}
        className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-surface py-3 outline-none"
      >
        {!state.other && <Button type="submit">{m.intake_save()}</Button>}
        <SaveLine {...{ state, isTooLong, zone }} />
      </div>
    </form>
  )
}

function fieldsIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
