import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

type WithoutSessionProps = { start: string; zone: string; slug: string; name: string }

/** For a visitor without a paid session: a single one for this time, or a program. */
export function WithoutSession({ start, zone, slug, name }: WithoutSessionProps) {
  const { contactEmail } = useSettings()
  const { data: priceRupiah } = useQuery(appointmentQueries.price(slug))
  return (
    <Card className="flex scroll-mt-24 flex-col gap-4 lg:sticky lg:top-24" id="pesan">
      <h2 className="text-xl">{formatDateTimeIn(start, zone)}</h2>
      <p>{m.appointments_without_text({ name })}</p>
      <Link
        to="/ahli-gizi/$slug"
        params={{ slug }}
        className={buttonStyles({ size: 'lg', isWide: true })}
      >
        {m.appointments_without_programs({ name })}
      </Link>
      {priceRupiah != null && (
        <p className="text-ink-muted">
          {m.appointments_without_price({ price: formatRupiah(priceRupiah) })}{' '}
          <a href={`mailto:${contactEmail}`} className="wrap-anywhere text-link underline">
            {contactEmail}
          </a>
        </p>
      )}
    </Card>
  )
}
