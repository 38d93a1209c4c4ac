import { type FormEvent, useRef, useState } from 'react'
import { isReadablePhoto } from '#app/device/is-readable-photo.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useLocalToday } from '#app/lib/use-local-today.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Photo } from '#server/contract/photo.schema.ts'
import { largestPhotoBytes } from '#server/contract/photo.schema.ts'
import { PhotoField, type PhotoFieldProblem } from './photo-field.tsx'
import { PhotoOutcome } from './photo-outcome.tsx'
import { useSavePhoto } from './photos.mutations.ts'

type PhotoFormProps = {
  /** Today on the server; the browser replaces it by the member's day. */
  today: string
  photos: readonly Photo[]
}

/** Saves a photo as soon as it is chosen. After a problem it stays chosen, so it can be saved again. */
export function PhotoForm({ today: serverDay, photos }: PhotoFormProps) {
  const today = useLocalToday(serverDay)
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PhotoFieldProblem>()
  const [isDayWrong, setIsDayWrong] = useState(false)
  // Belongs to the chosen file; retries reuse it, so a lost response does not create a second photo.
  const [chosenId, setChosenId] = useState<string>()
  const saving = useSavePhoto()
  const chosenNow = () => file.current?.files?.[0]

  function onChoose() {
    const id = chosenNow() && newClientId()
    setChosenId(id)
    setProblem(undefined)
    if (id) void save(id)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (chosenId) return save(chosenId)
    setProblem('missing')
    file.current?.focus()
  }

  async function save(id: string) {
    const chosen = chosenNow()
    const day = form.current?.querySelector<HTMLInputElement>('[name="takenOn"]')
    if (!chosen || !day) return
    const found = await problemOfPhoto(chosen)
    // Another file was chosen meanwhile and has its own check.
    if (chosen !== chosenNow()) return
    const isDayUnusable = day.value === '' || day.value > today
    setProblem(found)
    setIsDayWrong(isDayUnusable)
    if (found) return file.current?.focus()
    if (isDayUnusable) return day.focus()
    saving.mutate(
      { id, file: chosen, takenOn: day.value },
      {
        onSuccess: ({ kind }) => {
          if (kind !== 'saved' && kind !== 'waiting') return
          // The submit button disappears, so the focus moves to the file input.
          if (form.current?.contains(document.activeElement)) file.current?.focus()
          form.current?.reset()
          setChosenId(undefined)
        },
      },
    )
  }

  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{m.photos_form_title()}</h2>
      <form ref={form} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="takenOn"
            type="date"
            label={m.photos_day()}
            defaultValue={today}
            max={today}
            onChange={() => setIsDayWrong(false)}
            problem={isDayWrong ? m.photos_day_wrong() : undefined}
          />
          <PhotoField ref={file} problem={problem} onChange={onChoose} />
        </div>
        {!problem && !isDayWrong && !saving.isPending && (
          <PhotoOutcome
            id={saving.variables?.id}
            outcome={saving.data}
            error={saving.error}
            photos={photos}
          />
        )}
        {chosenId && !problem && (
          <Button type="submit" className="sm:self-start" isBusy={saving.isPending}>
            {m.photos_submit()}
          </Button>
        )}
      </form>
    </Card>
  )
}

/** Returns why a chosen file cannot be saved, as far as the browser can tell, or undefined. */
async function problemOfPhoto(file: File): Promise<'tooLarge' | 'noPhoto' | undefined> {
  if (file.size > largestPhotoBytes) return 'tooLarge'
  return (await isReadablePhoto(file)) ? undefined : 'noPhoto'
}
