import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { ChosenTime } from '#app/features/appointments/booking/times/chosen-time.tsx'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loginSearchOf } from '#app/session/login-address.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'

type WithoutSessionProps = {
  start: string
  zone: string
  free: FreeTimesView
  isMember: boolean
}

/** For a visitor without a paid session: a single one at this time, or a program. */
export function WithoutSession({ start, zone, free, isMember }: WithoutSessionProps) {
  const { slug, name, sessionMinutes: minutes } = free
  const { data: priceRupiah } = useQuery(appointmentQueries.price(slug))
  const isSold = priceRupiah != null
  return (
    <ChosenTime {...{ start, zone }}>
      {!isMember && <SignInFirst />}
      {isSold && (
        <>
          <p>{m.appointments_single_with({ minutes, name })}</p>
          <p className="font-bold text-2xl tabular-nums">{formatRupiah(priceRupiah)}</p>
          <p className="text-ink-muted">{m.appointments_single_hold()}</p>
          <Link
            to="/cart/check-order"
            search={{ 'product-service-id': consultationSlugOf(slug), start, zone }}
            className={buttonStyles({ size: 'lg', isWide: true })}
          >
            {m.appointments_single_order()}
          </Link>
        </>
      )}
      <p className={isSold ? 'border-line border-t pt-4' : ''}>
        {isSold ? m.appointments_single_or({ name }) : m.appointments_without_text({ name })}
      </p>
      <Link
        to="/ahli-gizi/$slug"
        params={{ slug }}
        hash="program"
        className={buttonStyles({
          ...(isSold ? { variant: 'secondary' } : { size: 'lg' }),
          isWide: true,
        })}
      >
        {m.appointments_without_programs({ name })}
      </Link>
    </ChosenTime>
  )
}

/** A client with a program pays nothing more; the address keeps the chosen time. */
function SignInFirst() {
  const { pathname, searchStr } = useLocation()
  return (
    <p className="border-line border-b pb-4">
      {m.appointments_have_session()}{' '}
      <Link
        to="/auth"
        search={loginSearchOf({ path: pathname + searchStr, hash: '' })}
        className="tap font-semibold text-link underline"
      >
        {m.appointments_have_session_sign_in()}
      </Link>
    </p>
  )
}
