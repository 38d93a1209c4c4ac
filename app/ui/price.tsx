import { recipe } from './recipe.ts'

const priceStyles = recipe({ base: 'inline-flex flex-wrap items-baseline gap-x-2 tabular-nums' })

type PriceProps = {
  /** Formatted, with its currency. */
  value: string
  /** Regular price, struck through; screen readers get the label. */
  regular?: { label: string; value: string }
  className?: string
}

export function Price({ value, regular, className }: PriceProps) {
  return (
    <span className={priceStyles({ className })}>
      <span>{value}</span>
      {regular && (
        <span className="font-normal text-ink-muted text-sm">
          <span className="sr-only">{regular.label} </span>
          <s>{regular.value}</s>
        </span>
      )}
    </span>
  )
}
