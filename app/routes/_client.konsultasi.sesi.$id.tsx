import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { SessionPage } from '#app/features/appointments/mine/session-page.tsx'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'
import { SessionCare } from './-session-care.tsx'

export const Route = createFileRoute('/_client/konsultasi/sesi/$id')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const [found] = await Promise.all([
      queryClient.ensureQueryData(appointmentQueries.appointment(params.id)),
      queryClient.ensureQueryData(intakeQueries.own(params.id)),
    ])
    if (found.kind === 'unknown') throw notFound()
    const { name } = found.appointment.nutritionist
    return { seo: { title: m.appointments_session_title({ name }) } }
  },
  head: loadedHead,
  component: OneSessionPage,
})

function OneSessionPage() {
  const { id } = Route.useParams()
  const { data: found } = useSuspenseQuery(appointmentQueries.appointment(id))
  if (found.kind === 'unknown') return null
  return (
    <Container className="py-8 md:py-12">
      <SessionPage
        session={found.appointment}
        now={found.now}
        care={<SessionCare session={found.appointment} />}
      />
    </Container>
  )
}
