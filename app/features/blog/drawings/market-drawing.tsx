import type { ReactNode } from 'react'
import { Banana, Carrot, Chilli, Cucumber, Leaf, Papaya, Tempe } from '#app/ui/food.tsx'
import { Board } from './board.tsx'

/** Groceries, ready to be cut. */
const purchases: ReactNode[] = [
  <g key="tempe">
    <Tempe at={[122, 86]} turn={-10} scale={0.86} />
    <Tempe at={[196, 122]} turn={8} scale={0.86} />
    <Chilli at={[206, 76]} scale={1.1} />
    <Chilli at={[228, 88]} turn={40} scale={1.1} />
    <Leaf at={[96, 148]} turn={-14} scale={0.7} />
  </g>,
  <g key="fibre">
    <Leaf at={[76, 120]} turn={-28} tone="dark" scale={0.9} />
    <Leaf at={[80, 126]} turn={6} scale={0.92} />
    <Papaya at={[200, 86]} turn={-10} scale={0.8} />
    <Carrot at={[180, 138]} scale={0.95} />
    <Carrot at={[218, 136]} turn={30} scale={0.95} />
    <Banana at={[146, 76]} scale={0.9} />
  </g>,
  <g key="salad">
    <Cucumber at={[110, 80]} scale={1.05} />
    <Cucumber at={[154, 88]} turn={24} scale={1.05} />
    <Cucumber at={[130, 126]} turn={50} scale={1.05} />
    <Carrot at={[202, 78]} scale={1} />
    <Leaf at={[176, 140]} turn={-24} tone="light" scale={0.84} />
    <Chilli at={[234, 92]} scale={1.1} />
  </g>,
]

/** Groceries on a board. */
export function MarketDrawing({ variation }: { variation: number }) {
  return (
    <>
      <Board />
      {purchases[variation % purchases.length]}
    </>
  )
}
