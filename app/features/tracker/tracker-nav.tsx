import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'

const pages = [
  { to: '/tracker/$id', label: m.tracker_nav_today },
  { to: '/tracker/$id/progress', label: m.measurements_nav },
  { to: '/tracker/$id/foods', label: m.tracker_nav_foods },
  { to: '/tracker/$id/goals', label: m.tracker_nav_goals },
  { to: '/tracker/$id/photos', label: m.photos_nav },
  { to: '/tracker/$id/sharing', label: m.sharing_nav },
  { to: '/tracker/$id/data', label: m.portability_nav },
] as const

/** Links the pages of a tracker. All stay visible: on a phone they fill two rows. */
export function TrackerNav({ trackerId }: { trackerId: string }) {
  return (
    <nav aria-label={m.tracker_nav()}>
      <ul className="flex flex-wrap border-line md:gap-1 md:border-b">
        {pages.map(({ to, label }) => (
          <li key={to} className="grow border-line max-md:border-b md:grow-0">
            <Link
              to={to}
              params={{ id: trackerId }}
              activeOptions={{ exact: true, includeSearch: false }}
              className="-mb-px flex min-h-11 items-center justify-center border-transparent border-b-2 px-3 lg:px-4 font-semibold text-ink-muted hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink"
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
