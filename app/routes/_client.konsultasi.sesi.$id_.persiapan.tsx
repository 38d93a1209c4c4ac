import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { intakeFormMiddleware } from '#app/features/intake/intake-form.middleware.ts'
import { IntakePage } from '#app/features/intake/intake-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/konsultasi/sesi/$id_/persiapan')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  server: { middleware: [intakeFormMiddleware] },
  loader: async ({ context, serverContext, params: { id } }) => {
    const queryClient = await loadQueryClient(context)
    const [found, intake] = await Promise.all([
      queryClient.ensureQueryData(appointmentQueries.appointment(id)),
      queryClient.fetchQuery(intakeQueries.own(id)),
    ])
    if (found.kind === 'unknown' || !intake) throw notFound()
    return { seo: { title: m.intake_title() }, failure: serverContext?.failure }
  },
  head: loadedHead,
  component: Preparation,
})

function Preparation() {
  const { id } = Route.useParams()
  const { failure } = Route.useLoaderData()
  const { data: found } = useSuspenseQuery(appointmentQueries.appointment(id))
  const { data: intake } = useSuspenseQuery(intakeQueries.own(id))
  if (found.kind === 'unknown' || !intake) return null
  return (
    <Container className="py-8 md:py-12">
      <HealthConsentProvider>
        <IntakePage key={id} session={found.appointment} {...{ intake, failure }} />
      </HealthConsentProvider>
    </Container>
  )
}
