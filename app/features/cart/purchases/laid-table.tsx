import { BalancedPlate } from '#app/ui/illustrations/balanced-plate.tsx'
import { Fork, Spoon, Water } from '#app/ui/tableware.tsx'

/** Everything is on the table and can begin. Decorative. */
export function LaidTable() {
  return (
    <svg viewBox="0 0 520 250" aria-hidden="true" className="block w-full">
      <path
        d="M0 16c172-4 348-3 520 0M0 25c172-4 348-3 520 0M0 226c172 3 348 3 520 0M0 235c172 3 348 3 520 0"
        fill="none"
        strokeWidth="2.5"
        className="stroke-food-cloth-line"
      />
      <Fork at={[126, 128]} turn={-3} scale={0.68} />
      <Spoon at={[394, 128]} turn={3} scale={0.66} />
      <Water at={[456, 74]} scale={0.62} />
      <g transform="translate(100 3)">
        <BalancedPlate />
      </g>
    </svg>
  )
}
