import { useEffect, useRef, useState } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { UnsentPhoto } from '#app/sync/photos/photo-queue.ts'
import { usePhotoSync, useUnsentPhotos } from '#app/sync/photos/photo-sync-provider.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Photo } from '#server/contract/photo.schema.ts'
import { PhotoFigure } from './photo-figure.tsx'
import { photoRefusalText } from './photo-words.ts'

/** Photos that are on this device only, newest first. Renders nothing visible without any. */
export function UnsentPhotos({ photos }: { photos: readonly Photo[] }) {
  const { drop } = usePhotoSync()
  const { items: onDevice, connection } = useUnsentPhotos()
  const unsent = onDevice.filter(({ id }) => !photos.some((p) => p.id === id))
  const note = useRef<HTMLParagraphElement>(null)
  const [deletedDay, setDeletedDay] = useState<string>()
  const onDelete = ({ id, takenOn }: UnsentPhoto) => {
    setDeletedDay(takenOn)
    void drop(id)
    note.current?.focus()
  }
  return (
    <div className={unsent.length > 0 || deletedDay ? 'flex flex-col gap-4' : 'sr-only'}>
      {unsent.length > 0 && (
        <section aria-labelledby="unsent-photos" className="flex flex-col gap-4">
          <h2 id="unsent-photos" className="text-xl">
            {m.photos_unsent_title()}
          </h2>
          {connection !== 'no-consent' && unsent.some(({ refusal }) => !refusal) && (
            <p className="max-w-prose text-ink-muted">{m.photos_unsent_text()}</p>
          )}
          <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
            {unsent.toReversed().map((photo) => (
              <li key={photo.id}>
                <Unsent photo={photo} onDelete={() => onDelete(photo)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Takes the focus from a removed delete button. */}
      <p ref={note} role="status" tabIndex={-1} className="text-ink-muted outline-none">
        {deletedDay && m.photos_unsent_deleted({ date: formatDate(deletedDay) })}
      </p>
    </div>
  )
}

type UnsentProps = { photo: UnsentPhoto; onDelete: () => void }

function Unsent({ photo: { id, takenOn, picture, refusal }, onDelete }: UnsentProps) {
  const { tryAgain } = usePhotoSync()
  const date = formatDate(takenOn)
  return (
    <PhotoFigure src={usePictureUrl(picture)} alt={m.photos_unsent_alt({ date })} takenOn={takenOn}>
      <Badge tone={refusal ? 'warning' : 'info'}>
        {refusal ? m.photos_unsent_refused() : m.photos_unsent_waiting()}
      </Badge>
      {refusal && (
        <p role="status" className="w-full text-pretty text-warning-ink">
          {photoRefusalText(refusal)}
        </p>
      )}
      <div className="flex w-full flex-wrap gap-2">
        {refusal && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void tryAgain(id)}
            aria-label={m.photos_unsent_again_of({ date })}
          >
            {m.photos_unsent_again()}
          </Button>
        )}
        <Button
          variant="caution"
          size="sm"
          onClick={onDelete}
          aria-label={m.photos_unsent_delete_of({ date })}
        >
          {m.photos_delete()}
        </Button>
      </div>
    </PhotoFigure>
  )
}

/** Returns a `data:` URL of a picture on this device: the content security policy allows no `blob:`. */
function usePictureUrl(picture: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(picture)
    return () => {
      reader.onload = null
    }
  }, [picture])
  return url
}
