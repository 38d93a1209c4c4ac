import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Photo } from '#server/contract/photo.schema.ts'
import { PhotoComparison } from './photo-comparison.tsx'
import { PhotoForm } from './photo-form.tsx'
import { PhotoList } from './photo-list.tsx'
import { UnsentPhotos } from './unsent-photos.tsx'

type PhotosPageProps = {
  trackerId: string
  today: string
  /** Undefined offline: sent photos are not stored on the device. */
  photos: Photo[] | undefined
}

/** Photos are private: no share link shows them and no cache stores them. */
export function PhotosPage({ trackerId, today, photos }: PhotosPageProps) {
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <SectionHeading title={m.photos_title()} description={m.photos_intro()} />
      <PhotoForm today={today} photos={photos ?? []} />
      <UnsentPhotos photos={photos ?? []} />
      {photos ? (
        <>
          <PhotoComparison trackerId={trackerId} photos={photos} />
          <PhotoList trackerId={trackerId} photos={photos} />
        </>
      ) : (
        <Alert title={m.photos_unseen_title()} className="max-w-prose">
          {m.photos_unseen_text()}
        </Alert>
      )}
    </div>
  )
}
