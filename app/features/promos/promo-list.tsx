import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { PromoBadge, periodText } from './promo-state.tsx'
import type { CurrentPromos } from './promos.server.ts'

/** Target of links to the promos of a page. */
const promosId = 'promos'

/** Side by side; a narrow window scrolls. */
const list =
  'relative flex gap-x-6 border-line border-t pt-6 max-lg:snap-x max-lg:overflow-x-auto max-lg:pb-4 lg:grid lg:grid-cols-3'

/** Current and coming promos as a section of another page. Renders nothing if the list is empty. */
export function PromoList({ promos }: { promos: CurrentPromos }) {
  if (promos.length === 0) return null
  return (
    <section id={promosId} className="flex flex-col gap-6">
      <h2 className="text-2xl">{m.promos_list_title()}</h2>
      <ul className={list}>
        {promos.map((promo) => (
          <li
            key={promo.id}
            className="group relative flex items-start gap-4 max-lg:w-72 max-lg:shrink-0 max-lg:snap-start"
          >
            <ProgramIllustration
              name={promo.illustration}
              className="max-w-24 shrink-0 rounded-control"
              isFurtherDown
            />
            <div className="flex min-w-0 flex-col items-start gap-1.5">
              <PromoBadge state={promo.state} />
              <h3 className="text-lg">
                <Link
                  to="/promo/$id"
                  params={{ id: promo.id }}
                  className="rounded-control text-link decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {promo.title}
                </Link>
              </h3>
              <p>{promo.summary}</p>
              <p className="text-ink-muted text-sm">{periodText(promo, formatDate)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
