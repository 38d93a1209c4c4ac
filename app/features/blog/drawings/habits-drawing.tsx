import type { ReactNode } from 'react'
import { Banana, Cucumber, Leaf, Papaya } from '#app/ui/food.tsx'
import { Plate, Water } from '#app/ui/tableware.tsx'

/** Items beside the glass. */
const companions: ReactNode[] = [
  <g key="banana">
    <Banana at={[214, 92]} scale={1.05} />
    <Banana at={[236, 108]} turn={40} scale={1.05} />
    <Banana at={[208, 122]} turn={80} scale={1.05} />
  </g>,
  <g key="papaya">
    <Papaya at={[222, 98]} turn={-16} scale={0.72} />
    <Papaya at={[222, 124]} turn={-10} scale={0.66} />
  </g>,
  <g key="cucumber">
    <Cucumber at={[206, 94]} scale={0.9} />
    <Cucumber at={[236, 110]} turn={30} scale={0.9} />
    <Leaf at={[196, 132]} turn={-14} scale={0.56} />
  </g>,
]

/** A glass of water and a small plate, within reach all day. */
export function HabitsDrawing({ variation }: { variation: number }) {
  return (
    <>
      <Water at={[102, 96]} scale={1.1} />
      <Plate at={[222, 106]} scale={0.56} />
      {companions[Math.floor(variation / 4) % companions.length]}
      <Leaf at={[56, 166]} turn={-16} tone="light" scale={0.6} />
    </>
  )
}
