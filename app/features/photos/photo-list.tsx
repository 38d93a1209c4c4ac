import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Photo } from '#server/contract/photo.schema.ts'
import { useDropPhoto } from './photos.mutations.ts'
import { SavedPhoto } from './saved-photo.tsx'

/** Every photo, newest first. */
export function PhotoList({ trackerId, photos }: { trackerId: string; photos: Photo[] }) {
  const drop = useDropPhoto(trackerId)
  return (
    <section aria-labelledby="photos" className="flex flex-col gap-4">
      <h2 id="photos" className="text-xl">
        {m.photos_list_title()}
      </h2>
      <FailureAlert error={drop.error} title={m.photos_delete_failed()} />
      {photos.length === 0 && <p className="text-ink-muted">{m.photos_empty()}</p>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 empty:hidden sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {photos.toReversed().map((photo) => (
          <li key={photo.id}>
            <SavedPhoto trackerId={trackerId} photo={photo}>
              <Button
                variant="caution"
                size="sm"
                isBusy={drop.isPending && drop.variables === photo.id}
                onClick={() => drop.mutate(photo.id)}
                aria-label={m.photos_delete_of({ date: formatDate(photo.takenOn) })}
              >
                {m.photos_delete()}
              </Button>
            </SavedPhoto>
          </li>
        ))}
      </ul>
    </section>
  )
}
