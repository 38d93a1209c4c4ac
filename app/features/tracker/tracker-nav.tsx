import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { shownIfCurrent, useShownCurrent } from '#app/ui/use-shown-current.ts'

/** The most used first, because a phone cuts the row off. */
const pages = [
  { to: '/tracker/$id', label: m.tracker_nav_today },
  { to: '/tracker/$id/rencana', label: m.plans_nav },
  { to: '/tracker/$id/progress', label: m.measurements_nav },
  { to: '/tracker/$id/foods', label: m.tracker_nav_foods },
  { to: '/tracker/$id/goals', label: m.tracker_nav_goals },
  { to: '/tracker/$id/photos', label: m.photos_nav },
  { to: '/tracker/$id/sharing', label: m.sharing_nav },
  { to: '/tracker/$id/data', label: m.portability_nav },
] as const

const linkStyle = `flex min-h-11 items-center gap-1.5 border-transparent border-b-2 px-3 font-semibold text-ink-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink lg:px-4 ${shownIfCurrent}`

type TrackerNavProps = {
  trackerId: string
  /** The nutritionist has published a meal plan. */
  hasPlan: boolean
  /** How many messages of the nutritionist are unread. */
  unread: ReactNode
}

/** Links the pages of a tracker in one row. A phone scrolls it, and fades its end to show that. */
export function TrackerNav({ trackerId, hasPlan, unread }: TrackerNavProps) {
  const list = useShownCurrent<HTMLUListElement>()
  return (
    <nav aria-label={m.tracker_nav()} className="max-md:mx-[calc(50%-50vw)] print:hidden">
      <ul
        ref={list}
        className="relative flex overflow-x-auto border-line border-b [scrollbar-width:none] max-md:pr-10 max-md:pl-1 max-md:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] md:gap-1"
      >
        {pages
          .filter(({ to }) => hasPlan || !to.endsWith('/rencana'))
          .map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                params={{ id: trackerId }}
                activeOptions={{ exact: true, includeSearch: false }}
                className={linkStyle}
              >
                {label()}
              </Link>
            </li>
          ))}
        <li className="shrink-0">
          <Link to="/pesan" className={linkStyle}>
            {m.messages_title()} {unread}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
