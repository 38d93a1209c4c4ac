import { createFileRoute, notFound } from '@tanstack/react-router'
import { sharingQueries } from '#app/features/sharing/sharing.queries.ts'
import { SharingPage } from '#app/features/sharing/sharing-page.tsx'
import { NotOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/sharing')({
  loader: async ({ context, params }) => {
    const shares = await context.queryClient.ensureQueryData(sharingQueries.shares(params.id))
    if (!shares) throw notFound()
  },
  errorComponent: NotOnDevice,
  component: TrackerSharingPage,
})

function TrackerSharingPage() {
  return <SharingPage trackerId={Route.useParams().id} />
}
