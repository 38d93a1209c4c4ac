import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Photo } from '#server/contract/photo.schema.ts'
import { PhotoField, type PhotoFieldProblem } from './photo-field.tsx'
import { PhotoOutcome } from './photo-outcome.tsx'
import { problemOfPhoto } from './photo-problem.ts'
import { useKeepPhoto } from './photos.mutations.ts'

type PhotoFormProps = { today: string; photos: readonly Photo[] }

/** Adds a photo of a day; what is wrong with a file is said in words, and the form stays as it was. */
export function PhotoForm({ today, photos }: PhotoFormProps) {
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PhotoFieldProblem>()
  const [isDayWrong, setIsDayWrong] = useState(false)
  // The same id for every try with a file, so that a lost answer does not double the photo.
  const [id, setId] = useState(newClientId)
  const keep = useKeepPhoto()
  const chosenNow = () => file.current?.files?.[0]

  async function onChoose() {
    setId(newClientId())
    setProblem(undefined)
    const chosen = chosenNow()
    const found = chosen && (await problemOfPhoto(chosen))
    if (chosen === chosenNow()) setProblem(found)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = chosenNow()
    const takenOn = String(new FormData(form).get('takenOn'))
    const isDayUnusable = takenOn === '' || takenOn > today
    const found = chosen ? await problemOfPhoto(chosen) : 'missing'
    setProblem(found)
    setIsDayWrong(isDayUnusable)
    if (!chosen || found) return file.current?.focus()
    if (isDayUnusable) return form.querySelector<HTMLElement>('[name="takenOn"]')?.focus()
    keep.mutate(
      { id, file: chosen, takenOn },
      {
        onSuccess: ({ kind }) => {
          if (kind !== 'kept' && kind !== 'waiting') return
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
          <PhotoField ref={file} problem={problem} onChange={() => void onChoose()} />
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
        {!problem && !isDayWrong && !keep.isPending && (
          <PhotoOutcome
            id={keep.variables?.id}
            outcome={keep.data}
            error={keep.error}
            photos={photos}
          />
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
