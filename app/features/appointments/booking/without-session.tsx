import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'

type WithoutSessionProps = { start: string; zone: string; free: FreeTimesView }

/** For a visitor without a paid session: a single one at this time, or a program. */
export function WithoutSession({ start, zone, free }: WithoutSessionProps) {
  const { slug, name, sessionMinutes: minutes } = free
  const { data: priceRupiah } = useQuery(appointmentQueries.price(slug))
  const isSold = priceRupiah != null
  return (
    <Card className="flex scroll-mt-24 flex-col gap-4 lg:sticky lg:top-24" id="pesan">
      <h2 className="text-xl">{formatDateTimeIn(start, zone)}</h2>
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
        className={buttonStyles({
          ...(isSold ? { variant: 'secondary' } : { size: 'lg' }),
          isWide: true,
        })}
      >
        {m.appointments_without_programs({ name })}
      </Link>
    </Card>
  )
}
