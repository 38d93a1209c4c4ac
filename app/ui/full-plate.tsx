import { BalancedPlate } from './illustrations/balanced-plate.tsx'
import { recipe } from './recipe.ts'

const plateStyles = recipe({ base: 'block shrink-0' })

/** A plate laid and ready: something is begun, or has worked. Decorative. */
export function FullPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="53 16 214 214" aria-hidden="true" className={plateStyles({ className })}>
      <BalancedPlate />
    </svg>
  )
}
