import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUnreached } from '#app/errors/is-unreached.ts'
import { answerPhotoUpload } from '#app/features/photos/photo-files.server.ts'
import { photoQueries } from '#app/features/photos/photos.queries.ts'
import { PhotosPage } from '#app/features/photos/photos-page.tsx'
import { NotOffered } from '#app/features/tracker/not-offered.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'

export const Route = createFileRoute('/_client/tracker/$id/photos')({
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(photoQueries.photos(params.id)).catch((error) => {
      // While offline the page shows the unsent photos of this device.
      if (!isUnreached(error)) throw error
    })
  },
  server: {
    handlers: {
      POST: ({ request, params, context }) => answerPhotoUpload(request, context, params.id),
    },
  },
  component: TrackerPhotosPage,
})

function TrackerPhotosPage() {
  const { id } = Route.useParams()
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(id))
  const { data: photos } = useQuery({
    ...photoQueries.photos(id),
    throwOnError: (error, { state }) => state.data === undefined && !isUnreached(error),
  })
  if (found.kind === 'unknown') throw notFound()
  // A foreign main backend may not store photos.
  if (photos === null) return <NotOffered />
  return <PhotosPage trackerId={id} today={found.view.today} photos={photos} />
}
