import { useQuery } from '@tanstack/react-query'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn, localMoment } from '#app/i18n/zoned-time.ts'
import { hourMs } from '#app/lib/time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { sectionNames } from '#app/readings/section-words.ts'

type CareViewsProps = {
  trackerId: string
  /** The reader's time zone. */
  zone: string
}

/** What nutritionists opened of a tracker, newest first. */
export function CareViews({ trackerId, zone }: CareViewsProps) {
  const { data: views } = useQuery(appointmentQueries.careViews(trackerId))
  if (!views) return null
  if (views.length === 0)
    return <p className="text-ink-muted">{m.appointments_care_views_none()}</p>
  return (
    <details>
      <summary className="tap w-fit cursor-pointer font-semibold text-link">
        {m.appointments_care_views({ count: views.length })}
      </summary>
      <ul className="flex flex-col gap-1 pt-3">
        {views.map(({ at, nutritionist, section }) => (
          <li key={`${at} ${nutritionist.slug} ${section}`}>
            {m.appointments_care_view({
              time: hourText(at, zone),
              name: nutritionist.name,
              section:
                section === 'intake'
                  ? m.appointments_care_view_intake()
                  : section === 'note'
                    ? m.appointments_care_view_note()
                    : sectionNames[section](),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Looks are counted by the hour, so the time within it is unknown. */
function hourText(hour: string, zone: string): string {
  const end = new Date(Date.parse(hour) + hourMs).toISOString()
  return m.appointments_care_view_hour({
    day: formatDate(localMoment(hour, zone).day),
    from: formatTimeIn(hour, zone),
    until: formatTimeIn(end, zone),
    zone: nameOfZone(zone, new Date(hour)),
  })
}
