import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { PromoBadge, periodText } from './promo-state.tsx'
import { promoQueries } from './promos.queries.ts'

/** Where a link to the promos of a page leads. */
const promosId = 'promos'

/** The promos that run or will, as a section of another page; nothing while there are none. */
export function PromoList() {
  const { data: promos } = useSuspenseQuery(promoQueries.current())
  if (promos.length === 0) return null
  return (
    <section id={promosId} className="flex flex-col gap-6">
      <h2 className="text-2xl">{m.promos_list_title()}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {promos.map((promo) => (
          <li key={promo.id} className="flex flex-col items-start gap-1.5 py-5">
            <PromoBadge state={promo.state} />
            <Link
              to="/promo/$id"
              params={{ id: promo.id }}
              className="font-semibold text-lg text-link underline underline-offset-3"
            >
              {promo.title}
            </Link>
            <p className="max-w-prose">{promo.summary}</p>
            <p className="text-ink-muted text-sm">{periodText(promo)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
