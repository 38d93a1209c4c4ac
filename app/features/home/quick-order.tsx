import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { lastMomentBefore } from '#app/lib/last-moment.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'

type QuickOrderProps = { programs: ProgramSummary[]; durations: ProductService[] }

/** Shortcut to the order check. Renders nothing without programs or prices. */
export function QuickOrder({ programs, durations }: QuickOrderProps) {
  const options = programs.flatMap(({ slug, title }) =>
    durations
      .filter(({ programSlug }) => programSlug === slug)
      .map(({ id, durationWeeks, priceRupiah, reduction }) => {
        const price = formatRupiah(priceRupiah)
        return {
          value: id,
          label: m.home_order_option({ program: title, weeks: durationWeeks, price }),
          price,
          reduction,
        }
      }),
  )
  const [chosen, setChosen] = useState<string>()
  const [first] = options
  const service = options.find(({ value }) => value === chosen) ?? first
  if (!service) return null
  return (
    <Card padding="lg" className="flex flex-col items-start gap-4">
      <h3 className="text-xl">{m.home_order_title()}</h3>
      <p className="text-ink-muted">{m.home_order_text()}</p>
      <NativeSelect
        label={m.home_order_choice()}
        value={service.value}
        options={options}
        onChange={(event) => setChosen(event.target.value)}
        className="w-full"
      />
      <OrderPrice price={service.price} reduction={service.reduction} />
      <Link
        to="/cart/check-order"
        // The address follows the choice, which may come before hydration.
        data-waits-for-script
        search={{ 'product-service-id': service.value }}
        className={buttonStyles()}
      >
        {m.home_order_action()}
      </Link>
    </Card>
  )
}

type OrderPriceProps = { price: string; reduction: ProductService['reduction'] }

/** Price of the order; a reduced one with the regular price and its last day. */
function OrderPrice({ price, reduction }: OrderPriceProps) {
  if (!reduction) return <Price value={price} className="font-bold text-2xl" />
  const regular = formatRupiah(reduction.regularPriceRupiah)
  return (
    <div className="flex flex-col gap-1">
      <Price
        value={price}
        regular={{ label: m.home_order_regular(), value: regular }}
        className="font-bold text-2xl"
      />
      <p className="text-ink-muted text-sm">
        {m.home_order_until({ date: formatDate(lastMomentBefore(reduction.endsAt)) })}
      </p>
    </div>
  )
}
