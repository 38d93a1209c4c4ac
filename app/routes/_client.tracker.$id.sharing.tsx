import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sharingQueries } from '#app/features/sharing/sharing.queries.ts'
import { SharingPage } from '#app/features/sharing/sharing-page.tsx'
import { NotOffered } from '#app/features/tracker/not-offered.tsx'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { NeverOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/sharing')({
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(sharingQueries.shares(params.id))
  },
  errorComponent: NeverOnDevice,
  wrapInSuspense: false,
  component: TrackerSharingPage,
})

function TrackerSharingPage() {
  const { id } = Route.useParams()
  const { data: shares } = useSuspenseQuery(sharingQueries.shares(id))
  // A foreign main backend may not support share links.
  return shares ? <SharingPage trackerId={id} /> : <NotOffered />
}
