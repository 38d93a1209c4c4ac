import { Link } from '@tanstack/react-router'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Promotion } from '#server/contract/promo.schema.ts'

type NamedPrice = Promotion['prices'][number] & { programTitle: string }

type PromoPricesProps = { state: Promotion['state']; prices: NamedPrice[] }

/** Shows as price only what an order is charged: the regular price once the promo is over. */
export function PromoPrices({ state, prices }: PromoPricesProps) {
  const titles = {
    upcoming: m.promos_prices_upcoming(),
    running: m.promos_prices_running(),
    ended: m.promos_prices_ended(),
  }
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{titles[state]}</h2>
      <ul className="flex flex-col gap-4">
        {prices.map((price) => (
          <li
            key={price.productServiceId}
            className="grid items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface-raised p-5 sm:grid-cols-[1fr_auto] sm:p-6"
          >
            <div className="flex flex-col gap-1.5">
              <h3 className="text-lg">{price.programTitle}</h3>
              <p className="text-ink-muted text-sm">
                {m.promos_price_holds({
                  weeks: m.promos_weeks({ count: price.durationWeeks }),
                  sessions: m.promos_sessions({ count: price.sessionCount }),
                })}
              </p>
              <Price {...shownPrice(state, price)} className="font-semibold text-xl" />
            </div>
            <div className="flex flex-wrap gap-2 max-sm:*:grow sm:flex-col">
              {state === 'running' && (
                <Link
                  to="/cart/check-order"
                  search={{ 'product-service-id': price.productServiceId }}
                  preload={false}
                  className={buttonStyles()}
                >
                  {m.promos_order()}
                </Link>
              )}
              <Link
                to="/program/$slug"
                params={{ slug: price.programSlug }}
                className={buttonStyles({ variant: 'secondary' })}
              >
                {m.promos_see_program()}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function shownPrice(state: Promotion['state'], price: NamedPrice) {
  const regular = formatRupiah(price.regularPriceRupiah)
  if (state === 'ended') return { value: regular }
  return {
    value: formatRupiah(price.priceRupiah),
    regular: { label: m.promos_price_regular(), value: regular },
  }
}
