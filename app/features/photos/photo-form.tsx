import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useKeepPhoto } from './photos.mutations.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

const field = fieldStyles()

/** Adds a photo of a day; what is wrong with a file is said in words, and the form stays as it was. */
export function PhotoForm({ trackerId, today }: { trackerId: string; today: string }) {
  const fileId = useId()
  const hintId = useId()
  const problemId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [isDayWrong, setIsDayWrong] = useState(false)
  // The same id for every try with a file, so that a lost answer does not double the photo.
  const [id, setId] = useState(newClientId)
  const keep = useKeepPhoto(trackerId)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = file.current?.files?.[0]
    const takenOn = String(new FormData(form).get('takenOn'))
    const isDayUnusable = takenOn === '' || takenOn > today
    setIsMissing(!chosen)
    setIsDayWrong(isDayUnusable)
    if (!chosen) return file.current?.focus()
    if (isDayUnusable) return form.querySelector<HTMLElement>('[name="takenOn"]')?.focus()
    keep.mutate(
      { id, file: chosen, takenOn },
      {
        onSuccess: ({ kind }) => {
          if (kind !== 'kept') return
          form.reset()
          setId(newClientId())
        },
      },
    )
  }
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{m.photos_form_title()}</h2>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <div className={field.root()}>
            <label htmlFor={fileId} className={field.label()}>
              {m.photos_file()}
            </label>
            <input
              id={fileId}
              ref={file}
              name="file"
              type="file"
              accept="image/*"
              onChange={() => {
                setId(newClientId())
                setIsMissing(false)
              }}
              aria-describedby={isMissing ? `${hintId} ${problemId}` : hintId}
              aria-invalid={isMissing || undefined}
              className={field.input({
                className:
                  'file:mr-4 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-1 file:font-semibold file:text-action-soft-ink',
              })}
            />
            <p id={hintId} className={field.helperText()}>
              {m.photos_file_hint()}
            </p>
            {isMissing && (
              <p id={problemId} className={field.errorText()}>
                <Icon name="warning" className="mt-px size-4.5" />
                {m.photos_file_missing()}
              </p>
            )}
          </div>
          <TextField
            name="takenOn"
            type="date"
            label={m.photos_day()}
            defaultValue={today}
            max={today}
            onChange={() => setIsDayWrong(false)}
            {...(isDayWrong && { problem: m.photos_day_wrong() })}
          />
        </div>
        {!isMissing && !isDayWrong && !keep.isPending && (
          <Outcome answer={keep.data} error={keep.error} />
        )}
        <Button
          type="submit"
          className="sm:self-start"
          disabled={!useHydrated()}
          isBusy={keep.isPending}
        >
          {m.photos_submit()}
        </Button>
      </form>
    </Card>
  )
}

function Outcome({ answer, error }: { answer: UploadAnswer | undefined; error: unknown }) {
  if (answer?.kind === 'kept') return <p role="status">{m.photos_kept()}</p>
  const text = error ? textOfError(error) : answer && reasonOf(answer)
  if (!text) return null
  return (
    <Alert tone="danger" title={m.photos_failed_title()}>
      {text}
    </Alert>
  )
}

function reasonOf(answer: Exclude<UploadAnswer, { kind: 'kept' }>): string {
  if (answer.kind === 'refused')
    return answer.reason === 'tooLarge' ? m.photos_too_large() : m.photos_no_photo()
  return answer.isSignedOut ? m.photos_signed_out() : answer.text
}
