import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { PromoBadge, periodText } from './promo-state.tsx'
import type { CurrentPromos } from './promos.server.ts'

/** Target of links to the promos of a page. */
const promosId = 'promos'

/** Current and coming promos as a section of another page. Renders nothing if the list is empty. */
export function PromoList({ promos }: { promos: CurrentPromos }) {
  if (promos.length === 0) return null
  return (
    <section id={promosId} className="flex flex-col gap-6">
      <h2 className="text-2xl">{m.promos_list_title()}</h2>
      <ul className="grid gap-x-8 gap-y-6 border-line border-t pt-6 lg:grid-cols-3">
        {promos.map((promo) => (
          <li key={promo.id} className="group relative flex items-start gap-4">
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
