import { useQuery } from '@tanstack/react-query'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { sectionNames } from '#app/readings/section-words.ts'

/** What nutritionists opened of a tracker, newest first. */
export function CareViews({ trackerId }: { trackerId: string }) {
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
              time: formatDateTime(at),
              name: nutritionist.name,
              section: sectionNames[section](),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
