import { Link } from '@tanstack/react-router'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { type PriceTable, rupiahPerWeek } from './price-table.ts'

const cell = 'border-line border-b p-3 align-top sm:p-4'
/** Stays while the others scroll; on a phone its text stands on the margin of the page. */
const firstCell = 'sticky left-0 z-10 max-sm:pl-4'

/**
 * A real table: a screen reader says program and weeks with each price. On a narrow screen it
 * scrolls sideways under a program column that stays, also with the keyboard.
 */
export function PriceGrid({ table }: { table: PriceTable }) {
  return (
    <section
      aria-label={m.pricing_table_label()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
      tabIndex={0}
      className="-mx-4 overflow-x-auto sm:mx-0 sm:rounded-card sm:border sm:border-line"
    >
      <table className="w-full border-separate border-spacing-0 bg-surface-raised text-left">
        <caption className="sr-only">{m.pricing_table_caption()}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} ${firstCell} bg-surface-sunken`}>
              {m.pricing_column_program()}
            </th>
            {table.weeks.map((count) => (
              <th key={count} scope="col" className={`${cell} bg-surface-sunken`}>
                {m.pricing_weeks({ count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ slug, title, durations }) => (
            <tr key={slug}>
              <th
                scope="row"
                className={`${cell} ${firstCell} min-w-32 max-w-36 bg-surface-raised font-semibold sm:max-w-none`}
              >
                <Link
                  to="/program/$slug"
                  params={{ slug }}
                  className="tap inline-block text-link underline underline-offset-3"
                >
                  {title}
                </Link>
              </th>
              {durations.map((duration, index) => (
                <td key={table.weeks[index]} className={`${cell} min-w-36`}>
                  {duration ? (
                    <PriceCell duration={duration} program={title} />
                  ) : (
                    m.pricing_not_sold()
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PriceCell({ duration, program }: { duration: ProductService; program: string }) {
  const { id, priceRupiah, sessionCount, reduction, durationWeeks } = duration
  return (
    <div className="flex flex-col gap-0.5 tabular-nums">
      <Price
        value={formatRupiah(priceRupiah)}
        className="font-semibold"
        {...(reduction && {
          regular: {
            label: m.pricing_regular(),
            value: formatRupiah(reduction.regularPriceRupiah),
          },
        })}
      />
      <span className="whitespace-nowrap text-ink-muted text-sm">
        {m.pricing_per_week({ price: formatRupiah(rupiahPerWeek(duration)) })}
      </span>
      <span className="text-ink-muted text-sm">{m.pricing_sessions({ count: sessionCount })}</span>
      <Link
        to="/cart/check-order"
        search={{ 'product-service-id': id }}
        preload={false}
        aria-label={m.pricing_order_named({
          program,
          weeks: m.pricing_weeks({ count: durationWeeks }),
        })}
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'mt-1 self-start' })}
      >
        {m.pricing_order()}
      </Link>
      {reduction && (
        <Link
          to="/promo/$id"
          params={{ id: reduction.promotionId }}
          className="tap self-start text-link text-sm underline underline-offset-3 pointer-coarse:mt-2"
        >
          {m.pricing_promo_terms()}
        </Link>
      )}
    </div>
  )
}
