import { Link } from '@tanstack/react-router'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ProductService } from '#server/contract/purchase.schema.ts'

type NextPeriodsProps = {
  programTitle: string
  /** Null during an outage. */
  services: ProductService[] | null
  /** Returns the program's end after so many more weeks, `YYYY-MM-DD`. */
  endAfter: (weeks: number) => string
}

/** Prices of a next period. Each leads to the order check. */
export function NextPeriods({ programTitle, services, endAfter }: NextPeriodsProps) {
  if (!services) return <Alert tone="warning">{m.extension_prices_failed()}</Alert>
  if (services.length === 0) return <p className="text-ink-muted">{m.extension_none_on_sale()}</p>
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">{m.extension_options()}</h3>
      <ul className="-mb-3 divide-y divide-line border-line border-t">
        {services.map(({ id, durationWeeks, sessionCount, priceRupiah, reduction }) => {
          const weeks = m.extension_weeks({ count: durationWeeks })
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <span className="flex flex-col">
                <span className="font-semibold">{weeks}</span>
                <span className="text-ink-muted text-sm">
                  {m.extension_sessions({ count: sessionCount })}
                </span>
                <span className="text-ink-muted text-sm">
                  {m.extension_new_end({ date: formatDate(endAfter(durationWeeks)) })}
                </span>
              </span>
              <span className="ml-auto flex items-center gap-4">
                <Price
                  value={formatRupiah(priceRupiah)}
                  {...(reduction && {
                    regular: {
                      label: m.extension_regular(),
                      value: formatRupiah(reduction.regularPriceRupiah),
                    },
                  })}
                  className="flex-col items-end font-semibold"
                />
                <Link
                  to="/cart/check-order"
                  search={{ 'product-service-id': id }}
                  preload={false}
                  aria-label={m.extension_choose_label({ weeks, program: programTitle })}
                  className={buttonStyles({ variant: 'secondary' })}
                >
                  {m.extension_choose()}
                </Link>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
