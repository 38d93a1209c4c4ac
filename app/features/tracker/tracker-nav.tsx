import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'

/** In the order in which a member needs them. */
const pages = [
  { to: '/tracker/$id', label: m.tracker_nav_today },
  { to: '/tracker/$id/progress', label: m.measurements_nav },
  { to: '/tracker/$id/foods', label: m.tracker_nav_foods },
  { to: '/tracker/$id/goals', label: m.tracker_nav_goals },
  { to: '/tracker/$id/photos', label: m.photos_nav },
  { to: '/tracker/$id/sharing', label: m.sharing_nav },
  { to: '/tracker/$id/data', label: m.portability_nav },
] as const

/** From one page of a tracker to another. It scrolls sideways where a phone is too narrow for it. */
export function TrackerNav({ trackerId }: { trackerId: string }) {
  return (
    <nav aria-label={m.tracker_nav()} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex min-w-max gap-1 border-line border-b">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ id: trackerId }}
              activeOptions={{ exact: true, includeSearch: false }}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-4 font-semibold text-ink-muted hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink"
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
