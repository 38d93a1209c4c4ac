import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { usualZone } from '#app/features/appointments/booking/times/usual-zone.ts'
import { CarePanel } from '#app/features/appointments/care/care-panel.tsx'
import { MyConsultations } from '#app/features/appointments/mine/my-consultations.tsx'
import { aheadOf } from '#app/features/appointments/program-days.ts'
import { offerFormMiddleware } from '#app/features/appointments/waiting/offer-form.middleware.ts'
import { OpenOffer } from '#app/features/appointments/waiting/open-offer.tsx'
import { WaitingPlaces } from '#app/features/appointments/waiting/waiting-places.tsx'
import { BriefLink } from '#app/features/brief/brief-link.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/konsultasi/saya')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  staleTime: 0,
  server: { middleware: [offerFormMiddleware] },
  loader: async ({ context, serverContext }) => {
    const queryClient = await loadQueryClient(context)
    const view = await queryClient.ensureQueryData(appointmentQueries.consultations())
    if (!view) throw notFound()
    return { seo: { title: m.appointments_mine_title() }, failure: serverContext?.failure }
  },
  head: loadedHead,
  component: MyConsultationsPage,
})

function MyConsultationsPage() {
  const { data: view } = useSuspenseQuery(appointmentQueries.consultations())
  const { failure } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  if (!view) return null
  return (
    <HealthConsentProvider>
      <Container className="py-8 md:py-12">
        <MyConsultations
          view={view}
          offers={view.waiting.map(
            (waiting) =>
              waiting.offer && (
                <OpenOffer
                  key={waiting.id}
                  {...{
                    waiting,
                    failure,
                    offer: waiting.offer,
                    upcoming: view.upcoming,
                    now: view.now,
                  }}
                  tracker={view.trackers.find(({ trackerId }) => trackerId === waiting.trackerId)}
                  onBooked={(id) => navigate({ to: '/konsultasi/sesi/$id', params: { id } })}
                />
              ),
          )}
          waiting={<WaitingPlaces waiting={view.waiting} now={view.now} failure={failure} />}
          care={view.trackers.map((tracker) => (
            <CarePanel
              key={tracker.trackerId}
              tracker={tracker}
              ahead={aheadOf(tracker, view)}
              zone={usualZone(view)}
              brief={<BriefLink side="client" trackerId={tracker.trackerId} />}
              programTitle={view.titles[tracker.programSlug] ?? m.appointments_program_untitled()}
            />
          ))}
        />
      </Container>
    </HealthConsentProvider>
  )
}
