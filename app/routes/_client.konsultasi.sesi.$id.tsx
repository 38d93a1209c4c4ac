import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { SessionPage } from '#app/features/appointments/mine/session-page.tsx'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/konsultasi/sesi/$id')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.ensureQueryData(appointmentQueries.appointment(params.id))
    if (found.kind === 'unknown') throw notFound()
  },
  component: OneSessionPage,
})

function OneSessionPage() {
  const { id } = Route.useParams()
  const { data: found } = useSuspenseQuery(appointmentQueries.appointment(id))
  if (found.kind === 'unknown') return null
  return (
    <Container className="py-8 md:py-12">
      <SessionPage session={found.appointment} now={found.now} />
    </Container>
  )
}
