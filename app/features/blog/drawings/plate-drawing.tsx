import type { ReactNode } from 'react'
import { Banana, Carrot, Chilli, Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Fork, Plate, Spoon } from '#app/ui/tableware.tsx'

/** Food on the plate. */
const servings: ReactNode[] = [
  <g key="rice">
    <Rice at={[142, 84]} scale={0.46} />
    <Leaf at={[170, 140]} turn={-80} tone="dark" scale={0.62} />
    <Leaf at={[174, 142]} turn={-30} scale={0.6} />
    <Tempe at={[190, 88]} turn={70} scale={0.5} />
    <Carrot at={[150, 136]} scale={0.6} />
  </g>,
  <g key="greens">
    <Leaf at={[128, 118]} turn={-60} tone="dark" scale={0.72} />
    <Leaf at={[132, 122]} turn={-12} scale={0.76} />
    <Rice at={[176, 78]} scale={0.4} />
    <Cucumber at={[188, 126]} scale={0.7} />
    <Cucumber at={[160, 142]} turn={30} scale={0.66} />
    <Carrot at={[200, 106]} scale={0.62} />
  </g>,
  <g key="red-rice">
    <Rice at={[176, 112]} turn={16} tone="red" scale={0.46} />
    <Leaf at={[132, 92]} turn={-44} tone="dark" scale={0.6} />
    <Leaf at={[136, 98]} turn={-6} tone="light" scale={0.58} />
    <Tempe at={[138, 138]} turn={-24} scale={0.5} />
    <Cucumber at={[168, 72]} scale={0.62} />
    <Chilli at={[192, 76]} turn={30} scale={0.7} />
  </g>,
  <g key="fruit">
    <Papaya at={[156, 132]} turn={-12} scale={0.78} />
    <Tempe at={[140, 82]} turn={-16} scale={0.56} />
    <Tempe at={[182, 80]} turn={14} scale={0.56} />
    <Banana at={[196, 112]} scale={0.8} />
    <Banana at={[124, 112]} turn={50} scale={0.76} />
  </g>,
]

/** A plate between fork and spoon. */
export function PlateDrawing({ variation }: { variation: number }) {
  return (
    <>
      <path
        d="M0 14c106-4 214-3 320 0M0 22c106-4 214-3 320 0M0 180c106 3 214 3 320 0M0 188c106 3 214 3 320 0"
        fill="none"
        strokeWidth="2.5"
        className="stroke-food-cloth-line"
      />
      <Fork at={[52, 104]} turn={-6} scale={0.5} />
      <Spoon at={[270, 102]} turn={8} scale={0.5} />
      <Plate at={[160, 100]} scale={0.84} />
      {servings[variation % servings.length]}
    </>
  )
}
