import { Link } from '@tanstack/react-router'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { type PriceTable, rupiahPerWeek } from './price-table.ts'

const cell = 'px-2 align-top last:pr-4 sm:px-5 sm:last:pr-5'
/** On a phone the first price column is the first visible one. */
const firstCell = `${cell} max-sm:pl-4`

/**
 * A real table: screen readers announce program and weeks with each price. On a narrow screen each
 * program name has its own row, so that all durations fit side by side. A narrower screen scrolls
 * the table, also by keyboard.
 */
export function PriceGrid({ table }: { table: PriceTable }) {
  return (
    <section
      aria-label={m.pricing_table_label()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto border-line border-y sm:mx-0 sm:rounded-card sm:border"
    >
      <table className="w-full min-w-90 table-fixed bg-surface-raised text-left">
        <caption className="sr-only">{m.pricing_table_caption()}</caption>
        <thead className="bg-surface-tinted">
          <tr>
            <th scope="col" className={`${cell} py-3 max-lg:hidden`}>
              {m.pricing_program()}
            </th>
            {table.weeks.map((count, index) => (
              <th key={count} scope="col" className={`${index === 0 ? firstCell : cell} py-3`}>
                {m.pricing_weeks({ count })}
              </th>
            ))}
          </tr>
        </thead>
        {table.rows.map(({ slug, title, durations }) => (
          <tbody key={slug} className="border-line border-t">
            <tr className="lg:hidden">
              <th
                scope="rowgroup"
                colSpan={table.weeks.length}
                className={`${firstCell} pt-5 pb-2 text-lg sm:pt-6`}
              >
                <ProgramLink slug={slug} title={title} />
              </th>
            </tr>
            <tr>
              <th scope="row" className={`${cell} py-6 text-lg max-lg:hidden`}>
                <ProgramLink slug={slug} title={title} />
              </th>
              {durations.map((duration, index) => (
                <td
                  key={table.weeks[index]}
                  className={`${index === 0 ? firstCell : cell} h-px border-line pb-5 sm:pb-6 lg:border-l lg:pt-6`}
                >
                  {duration ? (
                    <PriceCell duration={duration} program={title} />
                  ) : (
                    m.pricing_not_sold()
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

function ProgramLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link
      to="/program/$slug"
      params={{ slug }}
      className="tap inline-block text-link underline underline-offset-3"
    >
      {title}
    </Link>
  )
}

function PriceCell({ duration, program }: { duration: ProductService; program: string }) {
  const { id, priceRupiah, sessionCount, reduction, durationWeeks } = duration
  return (
    <div className="flex h-full flex-col gap-x-6 gap-y-3 tabular-nums lg:flex-row lg:items-start lg:justify-between">
      <div className="flex flex-col gap-0.5">
        <span className="sr-only lg:hidden">{program}: </span>
        <Price
          value={formatRupiah(priceRupiah)}
          className="flex-col font-semibold max-sm:text-sm"
          {...(reduction && {
            regular: {
              label: m.pricing_regular(),
              value: formatRupiah(reduction.regularPriceRupiah),
            },
          })}
        />
        <span className="text-ink-muted text-sm max-sm:text-xs">
          {m.pricing_per_week({ price: formatRupiah(rupiahPerWeek(duration)) })}
        </span>
        <span className="text-ink-muted text-sm">
          {m.pricing_sessions({ count: sessionCount })}
        </span>
        {reduction && (
          <Link
            to="/promo/$id"
            params={{ id: reduction.promotionId }}
            className="tap self-start text-link text-sm underline underline-offset-3"
          >
            {m.pricing_promo_terms()}
          </Link>
        )}
      </div>
      <Link
        to="/cart/check-order"
        search={{ 'product-service-id': id }}
        preload={false}
        aria-label={m.pricing_order_named({
          program,
          weeks: m.pricing_weeks({ count: durationWeeks }),
        })}
        className={buttonStyles({
          variant: 'secondary',
          size: 'sm',
          className: 'max-lg:mt-auto self-start',
        })}
      >
        {m.pricing_order()}
      </Link>
    </div>
  )
}
