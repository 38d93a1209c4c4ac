import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { answerPhotoUpload } from '#app/features/photos/photo-files.server.ts'
import { photoQueries } from '#app/features/photos/photos.queries.ts'
import { PhotosPage } from '#app/features/photos/photos-page.tsx'
import { NotOffered } from '#app/features/tracker/not-offered.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { NeverOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/photos')({
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(photoQueries.photos(params.id))
  },
  server: {
    handlers: {
      POST: ({ request, params, context }) => answerPhotoUpload(request, context, params.id),
    },
  },
  errorComponent: NeverOnDevice,
  component: TrackerPhotosPage,
})

function TrackerPhotosPage() {
  const { id } = Route.useParams()
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(id))
  const { data: photos } = useSuspenseQuery(photoQueries.photos(id))
  if (found.kind === 'unknown') throw notFound()
  // A main backend of another service may keep no photos.
  if (!photos) return <NotOffered />
  return <PhotosPage trackerId={id} today={found.view.today} />
}
