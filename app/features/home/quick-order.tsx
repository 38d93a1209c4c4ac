import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'

type QuickOrderProps = { programs: ProgramSummary[]; durations: ProductService[] }

/** Shortcut to the order check. Renders nothing without programs or prices. */
export function QuickOrder({ programs, durations }: QuickOrderProps) {
  const options = programs.flatMap(({ slug, title }) =>
    durations
      .filter(({ programSlug }) => programSlug === slug)
      .map(({ id, durationWeeks, priceRupiah }) => {
        const price = formatRupiah(priceRupiah)
        return {
          value: id,
          label: m.home_order_option({ program: title, weeks: durationWeeks, price }),
        }
      }),
  )
  const [chosen, setChosen] = useState<string>()
  const [first] = options
  const service = options.find(({ value }) => value === chosen) ?? first
  if (!service) return null
  return (
    <Container className="pb-10 md:pb-20">
      <section
        aria-labelledby="quick-order"
        className="flex flex-col gap-4 rounded-card bg-surface-tinted p-5 md:flex-row md:flex-wrap md:items-end md:gap-x-6 md:p-6"
      >
        <h3 id="quick-order" className="text-xl md:w-full">
          {m.home_order_title()}
        </h3>
        <NativeSelect
          label={m.home_order_choice()}
          value={service.value}
          options={options}
          onChange={(event) => setChosen(event.target.value)}
          className="w-full md:w-auto md:grow"
        />
        <Link
          to="/cart/check-order"
          // The address follows the choice, which may come before hydration.
          data-waits-for-script
          search={{ 'product-service-id': service.value }}
          className={buttonStyles()}
        >
          {m.home_order_action()}
        </Link>
      </section>
    </Container>
  )
}
