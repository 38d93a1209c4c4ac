import type { ComponentType } from 'react'
import { type Placed, placing } from '#app/ui/drawing.ts'
import { Banana, Carrot, Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Egg, Fish, Guava, Noodles, Potato, Tofu } from './more-food.tsx'
import type { Food } from './plate.ts'

function RedRice(placed: Placed) {
  return <Rice {...placed} tone="red" />
}

/** A leaf around its own middle, where the site's leaf starts at its stem. */
function Spinach(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <Leaf at={[-42, -12]} turn={-12} tone="dark" />
      <Leaf at={[-40, 14]} turn={10} />
    </g>
  )
}

/** The drawing of each food, and the scale at which it fills its place on the plate. */
export const foodDrawings = {
  rice: { Drawing: Rice, size: 1 },
  redRice: { Drawing: RedRice, size: 1 },
  potato: { Drawing: Potato, size: 1.6 },
  noodles: { Drawing: Noodles, size: 1.35 },
  tempe: { Drawing: Tempe, size: 0.98 },
  tofu: { Drawing: Tofu, size: 1.05 },
  fish: { Drawing: Fish, size: 0.86 },
  egg: { Drawing: Egg, size: 1.1 },
  spinach: { Drawing: Spinach, size: 1.02 },
  carrot: { Drawing: Carrot, size: 1.5 },
  cucumber: { Drawing: Cucumber, size: 1.4 },
  papaya: { Drawing: Papaya, size: 0.78 },
  banana: { Drawing: Banana, size: 1.45 },
  guava: { Drawing: Guava, size: 1.05 },
} satisfies Record<Food, { Drawing: ComponentType<Placed>; size: number }>
