import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { BookingBoard } from '#app/features/appointments/booking/booking-board.tsx'
import { bookingFormMiddleware } from '#app/features/appointments/booking/booking-form.middleware.ts'
import {
  defaultZone,
  readBookingSearch,
} from '#app/features/appointments/booking/booking-search.ts'
import { NoBooking } from '#app/features/appointments/booking/no-booking.tsx'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { requireMember } from '#app/session/guards.ts'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'

/** The free times of a nutritionist. A guest sees them too; only booking needs an account. */
export const Route = createFileRoute('/_client/konsultasi/jadwal')({
  validateSearch: readBookingSearch,
  beforeLoad: async ({ context, search, location }) => {
    if (search.tracker && !search.nutritionist) {
      await requireMember({ context, location })
      const slug = await nutritionistOf(await loadQueryClient(context), search.tracker)
      throw slug
        ? redirect({
            to: '/konsultasi/jadwal',
            search: { ...search, nutritionist: slug },
            replace: true,
          })
        : redirect({ to: '/ahli-gizi', replace: true })
    }
    return { isMember: Boolean(await context.session.ensure()) }
  },
  staleTime: 0,
  loaderDeps: ({ search: { nutritionist, zone, moving } }) => ({
    ...{ nutritionist, moving },
    zone: zone ?? defaultZone,
  }),
  server: { middleware: [bookingFormMiddleware] },
  loader: async ({ context, serverContext, deps: { nutritionist, zone, moving } }) => {
    if (!nutritionist) throw notFound()
    const queryClient = await loadQueryClient(context)
    const wish = { slug: nutritionist, zone, from: dayInJakarta(), ...(moving && { moving }) }
    const [free] = await Promise.all([
      queryClient.ensureQueryData(appointmentQueries.freeTimes(wish)),
      queryClient.ensureQueryData(appointmentQueries.price(nutritionist)),
      context.isMember && queryClient.ensureQueryData(appointmentQueries.consultations()),
    ])
    if (!free) throw notFound()
    return { wish, failure: serverContext?.failure }
  },
  component: BookingRoute,
  notFoundComponent: NoBooking,
})

/** The nutritionist who cares for a tracker, or who was chosen with its order. */
async function nutritionistOf(queryClient: QueryClient, trackerId: string) {
  const view = await queryClient.ensureQueryData(appointmentQueries.consultations())
  const tracker = view?.trackers.find((tracker) => tracker.trackerId === trackerId)
  if (!tracker) return undefined
  return tracker.nutritionist?.slug ?? nutritionistOfConsultation(tracker.programSlug)
}

function BookingRoute() {
  const search = Route.useSearch()
  const { wish, failure } = Route.useLoaderData()
  const { isMember } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { data: free } = useSuspenseQuery(appointmentQueries.freeTimes(wish))
  if (!free) return <NoBooking />
  return (
    <BookingBoard
      free={free}
      zone={wish.zone}
      search={search}
      isMember={isMember}
      failure={failure}
      onZone={(zone) =>
        navigate({ search: (before) => ({ ...before, zone }), replace: true, resetScroll: false })
      }
      onBooked={(id) => navigate({ to: '/konsultasi/sesi/$id', params: { id }, replace: true })}
    />
  )
}
