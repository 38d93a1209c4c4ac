import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { FactList } from './fact-list.tsx'
import type { CheckedOrder } from './order.server.ts'
import { ProgramCardHead } from './program-card-head.tsx'

type OrderSummaryProps = { order: CheckedOrder & { kind: 'found' } }

export function OrderSummary({ order: { check, programTitle, illustration } }: OrderSummaryProps) {
  const { durationWeeks, sessionCount, priceRupiah } = check.productService
  return (
    <section aria-label={m.cart_facts_title()}>
      <Card padding="none" className="overflow-hidden">
        <ProgramCardHead illustration={illustration}>
          <h2 className="text-xl">{programTitle || m.cart_program_untitled()}</h2>
        </ProgramCardHead>
        <div className="p-5 sm:p-6">
          <FactList
            facts={[
              { name: m.cart_fact_duration(), value: m.cart_weeks({ count: durationWeeks }) },
              {
                name: m.cart_fact_sessions(),
                value: sessionCount
                  ? m.cart_sessions({ count: sessionCount })
                  : m.cart_sessions_none(),
              },
              { name: m.cart_fact_price(), value: formatRupiah(priceRupiah) },
            ]}
          />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t bg-surface-sunken p-5 sm:px-6">
          <p className="font-semibold">{m.cart_fact_total()}</p>
          <p className="ml-auto font-bold text-2xl tabular-nums">
            {formatRupiah(check.totalRupiah)}
          </p>
          <p className="w-full text-right text-ink-muted text-sm">{m.cart_total_hint()}</p>
        </div>
      </Card>
    </section>
  )
}
