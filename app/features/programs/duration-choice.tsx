import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { lastMomentBefore } from '#app/lib/last-moment.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { shownPrice } from './shown-price.ts'

type DurationChoiceProps = {
  durations: ProductService[]
  /** Passed on to the order with the choice. */
  nutritionist: string | undefined
}

/** Durations of a program with prices; the choice opens the order check. */
export function DurationChoice({ durations, nutritionist }: DurationChoiceProps) {
  const [chosenId, setChosenId] = useState(durations[0]?.id)
  if (!chosenId) return <p className="text-ink-muted">{m.programs_durations_none()}</p>
  return (
    <div className="flex flex-col gap-5">
      <ChoiceCards
        legend={m.programs_durations_legend()}
        name="product-service-id"
        value={chosenId}
        onChange={setChosenId}
        choices={durations.map(({ id, durationWeeks, sessionCount, ...price }) => ({
          value: id,
          title: m.programs_duration_weeks({ count: durationWeeks }),
          description: m.programs_duration_sessions({ count: sessionCount }),
          aside: <Price {...shownPrice(price)} className="justify-end" />,
        }))}
      />
      <ReductionNote durations={durations} />
      <Link
        to="/cart/check-order"
        // The address follows the choice, which may come before hydration.
        data-waits-for-script
        search={{ 'product-service-id': chosenId, ...(nutritionist && { nutritionist }) }}
        preload={false}
        className={buttonStyles({ size: 'lg', isWide: true })}
      >
        {m.programs_to_order()}
      </Link>
      <p className="text-ink-muted text-sm">{m.programs_durations_next()}</p>
    </div>
  )
}

/** Last day of a reduced price, with a link to its terms. */
function ReductionNote({ durations }: { durations: ProductService[] }) {
  const reduction = durations.find((duration) => duration.reduction)?.reduction
  if (!reduction) return null
  return (
    <p className="rounded-control bg-program-soft px-4 py-3 text-program-ink text-sm">
      {m.programs_reduction_until({ moment: formatDateTime(lastMomentBefore(reduction.endsAt)) })}{' '}
      <Link
        to="/promo/$id"
        params={{ id: reduction.promotionId }}
        className="font-semibold underline"
      >
        {m.programs_reduction_terms()}
      </Link>
    </p>
  )
}
