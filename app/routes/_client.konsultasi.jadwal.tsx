import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { BookingBoard } from '#app/features/appointments/booking/booking-board.tsx'
import { readBookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { bookingFormMiddleware } from '#app/features/appointments/booking/confirm/booking-form.middleware.ts'
import { NoBooking } from '#app/features/appointments/booking/no-booking.tsx'
import { usualZone } from '#app/features/appointments/booking/times/usual-zone.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { notify } from '#app/notifications/notify.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import type { RouterContext } from '#app/session/router-context.ts'

/** The free times of a nutritionist. A guest sees them too; only booking needs an account. */
export const Route = createFileRoute('/_client/konsultasi/jadwal')({
  validateSearch: readBookingSearch,
  beforeLoad: async ({ context, search, location }) => {
    if (search.tracker && !search.nutritionist) await requireMember({ context, location })
    const isMember = Boolean(await context.session.ensure())
    if (!search.nutritionist) {
      const slug = isMember && (await ownNutritionist(context, search.tracker))
      throw slug
        ? redirect({
            to: '/konsultasi/jadwal',
            search: { ...search, nutritionist: slug },
            replace: true,
          })
        : redirect({ to: '/ahli-gizi', replace: true })
    }
    return { isMember, slug: search.nutritionist }
  },
  staleTime: 0,
  loaderDeps: ({ search: { zone, moving, from } }) => ({ zone, moving, from }),
  server: { middleware: [bookingFormMiddleware] },
  loader: async ({ context, serverContext, deps }) => {
    const { slug, isMember } = context
    const queryClient = await loadQueryClient(context)
    const [consultations] = await Promise.all([
      isMember && queryClient.ensureQueryData(appointmentQueries.consultations()),
      queryClient.ensureQueryData(appointmentQueries.price(slug)),
    ])
    const zone = deps.zone ?? usualZone(consultations || undefined)
    const { from, moving } = deps
    const wish = { slug, zone, ...(from && { from }), ...(moving && { moving }) }
    const free = await queryClient.ensureQueryData(appointmentQueries.freeTimes(wish))
    if (!free) throw notFound()
    const seo = { title: m.appointments_book_title({ name: free.name }) }
    const failure = serverContext?.failure
    if (from || !free.laterAt) return { seo, wish, failure }
    // Without a wish the page opens with the first free time.
    const later = { ...wish, from: localMoment(free.laterAt, zone).day }
    await queryClient.ensureQueryData(appointmentQueries.freeTimes(later))
    return { seo, wish: later, failure }
  },
  head: loadedHead,
  component: BookingRoute,
  notFoundComponent: NoBooking,
})

/** Fetched by those who need it: every page carries this file. */
async function ownNutritionist(context: RouterContext, trackerId: string | undefined) {
  const [queryClient, { nutritionistOf }] = await Promise.all([
    loadQueryClient(context),
    import('#app/features/appointments/booking/nutritionist-of.ts'),
  ])
  return nutritionistOf(queryClient, trackerId)
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
      onChanged={() => navigate({ to: '/konsultasi/saya' })}
      onBooked={(id) => {
        const title = search.moving ? m.appointments_moved() : m.appointments_booked()
        void notify({ title, color: 'success' })
        void navigate({ to: '/konsultasi/sesi/$id', params: { id }, replace: true })
      }}
    />
  )
}
