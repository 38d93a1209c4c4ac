import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { AppError } from '#app/errors/app-error.ts'
import { contentDeskQueries } from '#app/features/admin/content/content-desk.queries.ts'
import { NewPictureFields } from '#app/features/admin/content/pictures/new-picture-fields.tsx'
import {
  type PictureAnswer,
  pictureAnswerSchema,
} from '#app/features/admin/content/pictures/picture-answer.schema.ts'
import { pictureProblemText } from '#app/features/admin/content/pictures/picture-problem.ts'
import { PictureThumb } from '#app/features/admin/content/pictures/picture-thumb.tsx'
import { TextLocale } from '#app/features/admin/content/text-locale.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import { postUpload } from '#app/sync/post-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type Shown = { src: string; alt: string }

type PicturePickerProps = {
  /** The picture that is selected in the text. */
  shown: Shown | undefined
  onSet: (picture: Shown) => void
  onClose: () => void
}

/** Chooses or adds a picture, and says what it shows. It is no form: it lies in the form of the text. */
export function PicturePicker({ shown, onSet, onClose }: PicturePickerProps) {
  const locale = useContext(TextLocale)
  const panel = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const pictures = useQuery(contentDeskQueries.pictures())
  const [chosen, setChosen] = useState(shown)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => panel.current?.focus(), [])

  function set() {
    const alt = chosen?.alt.trim()
    if (chosen && alt) onSet({ ...chosen, alt })
    else setWrong(true)
  }

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.key === 'Escape') onClose()
    // Enter would send the form of the text.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <fieldset
      ref={panel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-col gap-3 border-line border-b p-3"
    >
      <legend className="sr-only">{m.desk_tool_picture()}</legend>
      <FailureAlert error={pictures.error} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold text-sm">{m.desk_picture_choose()}</legend>
        {pictures.data?.length === 0 && <p className="text-sm">{m.desk_pictures_none()}</p>}
        <div className="relative grid max-h-72 grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
          {pictures.data?.map(({ sha256, address, alt }) => (
            <label key={sha256} className="flex min-w-0 flex-col gap-1 text-xs">
              <PictureThumb address={address} alt="" />
              <span className="flex items-start gap-2">
                <input
                  type="radio"
                  name={`${id}-picture`}
                  className="mt-0.5 size-4 shrink-0"
                  checked={chosen?.src === address}
                  onChange={() => {
                    setChosen({ src: address, alt: alt[locale] })
                    setWrong(false)
                  }}
                />
                <span className="min-w-0 break-words">{alt[locale]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen && (
        <TextField
          name={`${id}-alt`}
          label={locale === 'id' ? m.desk_picture_alt_id() : m.desk_picture_alt_en()}
          hint={m.desk_picture_alt_hint()}
          lang={locale}
          maxLength={300}
          autoComplete="off"
          value={chosen.alt}
          problem={isWrong ? m.desk_picture_no_words() : undefined}
          onChange={({ target }) => setChosen({ ...chosen, alt: target.value })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <Button size="sm" onClick={set}>
            {shown ? m.desk_picture_change() : m.desk_picture_set()}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onClose}>
          {m.desk_link_cancel()}
        </Button>
      </div>
      <PictureUpload
        onSaved={async (sha256, alt) => {
          const { data } = await pictures.refetch()
          const address = data?.find((picture) => picture.sha256 === sha256)?.address
          if (address) setChosen({ src: address, alt: alt[locale] })
          setWrong(false)
        }}
      />
    </fieldset>
  )
}

type PictureUploadProps = {
  onSaved: (sha256: string, alt: Record<'id' | 'en', string>) => Promise<void>
}

function PictureUpload({ onSaved }: PictureUploadProps) {
  const fields = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const withProof = useProof()
  const add = useMutation({
    mutationFn: (form: FormData) => withProof(() => sendPicture(form)),
    onSettled: () => queryClient.invalidateQueries(contentDeskQueries.pictures()),
  })
  const answer = add.data
  const problem = answer && pictureProblemText(answer)

  function send() {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const form = new FormData()
    for (const { name, value, files } of inputs) form.set(name, files?.[0] ?? value)
    const alt = { id: String(form.get('altId')), en: String(form.get('altEn')) }
    add.mutate(form, {
      async onSuccess(given) {
        if (given.kind !== 'saved') return
        await onSaved(given.sha256, alt)
        for (const input of inputs) input.value = ''
      },
    })
  }

  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link text-sm">
        {m.desk_picture_new()}
      </summary>
      <div ref={fields} className="flex max-w-xl flex-col gap-4 pt-2">
        <NewPictureFields />
        <FailureAlert error={add.error} />
        <p role="alert" className="font-medium text-danger-ink text-sm empty:hidden">
          {problem}
        </p>
        <Button
          size="sm"
          variant="secondary"
          className="self-start"
          isBusy={add.isPending}
          onClick={send}
        >
          {m.desk_picture_add()}
        </Button>
      </div>
    </details>
  )
}

async function sendPicture(form: FormData): Promise<PictureAnswer> {
  const answer = await postUpload('/admin/konten/gambar', form, pictureAnswerSchema)
  // The step-up asks for a code by the error.
  if (answer.kind === 'failed') throw new AppError({ code: 'BACKEND', serverMessage: answer.code })
  return answer.kind === 'refused' && answer.reason === 'tooLarge'
    ? { kind: 'refused', reason: 'too-large' }
    : (answer as PictureAnswer)
}
