import { createFileRoute } from '@tanstack/react-router'
import { DataPage } from '#app/features/portability/data-page.tsx'

export const Route = createFileRoute('/_client/tracker/$id/data')({ component: TrackerDataPage })

function TrackerDataPage() {
  return <DataPage trackerId={Route.useParams().id} />
}
