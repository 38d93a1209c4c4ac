import { BalancedPlate } from './illustrations/balanced-plate.tsx'
import { recipe } from './recipe.ts'

const plateStyles = recipe({ base: 'block shrink-0' })

/** A full plate, for a start or a success. Decorative. */
export function FullPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="53 16 214 214" aria-hidden="true" className={plateStyles({ className })}>
      <BalancedPlate />
    </svg>
  )
}
