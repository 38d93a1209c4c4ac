import { Link } from '@tanstack/react-router'
import { formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { lastMomentBefore } from '#app/lib/last-moment.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'

/** Last day of a reduced price, with a link to its terms. */
export function ReductionNote({ durations }: { durations: ProductService[] }) {
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
