import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { SavedPhoto } from '#app/sync/photos/photo-sync.ts'
import { useUnsentPhotos } from '#app/sync/photos/photo-sync-provider.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { Photo } from '#server/contract/photo.schema.ts'
import { photoRefusalText } from './photo-words.ts'

type PhotoOutcomeProps = {
  /** The id of the photo that was saved last. */
  id: string | undefined
  outcome: SavedPhoto | undefined
  error: unknown
  photos: readonly Photo[]
}

/** The outcome of the last save; it disappears once the photo is deleted. */
export function PhotoOutcome({ id, outcome, error, photos }: PhotoOutcomeProps) {
  const { items: waiting, connection } = useUnsentPhotos()
  const unsent = waiting.find((photo) => photo.id === id)
  const trouble = error ? textOfError(error) : outcome && troubleOf(outcome)
  if (trouble)
    return (
      <Alert tone="danger" title={m.photos_failed_title()}>
        {trouble}
      </Alert>
    )
  // What a photo waits for else is said above the page.
  const isToBeSent = !unsent?.refusal && connection !== 'no-consent'
  const isSaved = outcome?.kind === 'saved' || photos.some((photo) => photo.id === id)
  return (
    <p role="status" className="empty:hidden">
      {unsent ? isToBeSent && m.photos_kept_here() : isSaved && m.photos_kept()}
    </p>
  )
}

function troubleOf(outcome: SavedPhoto): string | undefined {
  switch (outcome.kind) {
    case 'refused':
      return photoRefusalText(outcome.reason)
    case 'full':
      return m.photos_device_full()
    case 'failed':
      return outcome.connection === 'signed-out' ? m.photos_signed_out() : outcome.text
  }
}
