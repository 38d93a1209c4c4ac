import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { NeedsConnection } from '#app/sync/needs-connection.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { PhotoComparison } from './photo-comparison.tsx'
import { PhotoForm } from './photo-form.tsx'
import { PhotoList } from './photo-list.tsx'
import { photoQueries } from './photos.queries.ts'

/** Photos are the member's alone: no link shows them, and no cache keeps them. */
export function PhotosPage({ trackerId, today }: { trackerId: string; today: string }) {
  const { data: photos } = useSuspenseQuery(photoQueries.photos(trackerId))
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <SectionHeading title={m.photos_title()} description={m.photos_intro()} />
      <NeedsConnection />
      <PhotoForm trackerId={trackerId} today={today} />
      <PhotoComparison trackerId={trackerId} photos={photos ?? []} />
      <PhotoList trackerId={trackerId} photos={photos ?? []} />
    </div>
  )
}
