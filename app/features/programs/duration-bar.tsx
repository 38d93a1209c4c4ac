import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { durationsId } from './program-durations.tsx'

type DurationBarProps = { durations: ProductService[]; className: string }

/**
 * Keeps a link to the durations in view if they come after the text. It ends with its area, so it
 * never covers them.
 */
export function DurationBar({ durations, className }: DurationBarProps) {
  const lowest = Math.min(...durations.map(({ priceRupiah }) => priceRupiah))
  return (
    <div
      className={`-mx-4 flex items-center justify-between gap-3 border-line border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6 ${className}`}
    >
      {durations.length > 0 && (
        <p className="flex shrink-0 flex-col text-sm">
          <span className="text-ink-muted">{m.programs_fact_from()}</span>
          <span className="font-semibold tabular-nums">{formatRupiah(lowest)}</span>
        </p>
      )}
      <a href={`#${durationsId}`} className={buttonStyles({ className: 'grow' })}>
        {m.programs_see_durations()}
      </a>
    </div>
  )
}
