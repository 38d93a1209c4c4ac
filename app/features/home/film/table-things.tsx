import type { ComponentType } from 'react'
import type { Placed } from '#app/ui/drawing.ts'
import { Banana, Carrot, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { partStarts } from './film-timeline.ts'

export type TableThing = Placed & {
  Drawing: ComponentType<Placed>
  /** In seconds. */
  start: number
}

function DarkLeaf(placed: Placed) {
  return <Leaf {...placed} tone="dark" />
}

function LightLeaf(placed: Placed) {
  return <Leaf {...placed} tone="light" />
}

/** Things of one part, one after the other. */
function inTurn(start: number, every: number, things: Omit<TableThing, 'start'>[]): TableThing[] {
  return things.map((thing, index) => ({ ...thing, start: start + index * every }))
}

/** What lands on the plate, in order; the plate's middle is at 0, 0 and its floor reaches to 173. */
export const tableThings: TableThing[] = [
  ...inTurn(partStarts.staple, 1.2, [
    { Drawing: Rice, at: [-112, -14], turn: -20, scale: 0.68 },
    { Drawing: Rice, at: [-50, -112], turn: 40, scale: 0.64 },
    { Drawing: Rice, at: [-78, -62], turn: -60, scale: 0.76 },
  ]),
  ...inTurn(partStarts.side, 0.9, [
    { Drawing: Tempe, at: [-46, 134], turn: 28, scale: 1.02 },
    { Drawing: Tempe, at: [-66, 94], turn: 12, scale: 1.02 },
    { Drawing: Tempe, at: [-42, 54], turn: -8, scale: 0.98 },
  ]),
  ...inTurn(partStarts.vegetables, 0.24, [
    { Drawing: DarkLeaf, at: [50, -98], turn: -100, scale: 1.05 },
    { Drawing: DarkLeaf, at: [84, -74], turn: -64, scale: 1.25 },
    { Drawing: DarkLeaf, at: [106, -56], turn: -28, scale: 1.2 },
    { Drawing: DarkLeaf, at: [102, -26], turn: 8, scale: 1.1 },
    { Drawing: Leaf, at: [32, -56], turn: -84, scale: 1.2 },
    { Drawing: Leaf, at: [60, -52], turn: -44, scale: 1.25 },
    { Drawing: Leaf, at: [84, -26], turn: -4, scale: 1.1 },
    { Drawing: LightLeaf, at: [38, -30], turn: -62, scale: 1.1 },
    { Drawing: LightLeaf, at: [56, -20], turn: -22, scale: 1.15 },
    { Drawing: Carrot, at: [36, -92], scale: 1.05 },
    { Drawing: Carrot, at: [116, -74], turn: 30 },
    { Drawing: Carrot, at: [92, -4], turn: 70 },
    { Drawing: Carrot, at: [76, -128], turn: 110, scale: 0.9 },
    { Drawing: Carrot, at: [32, -22], turn: 20, scale: 0.85 },
    { Drawing: Carrot, at: [70, -66], turn: 60, scale: 0.95 },
  ]),
  ...inTurn(partStarts.fruit, 0.5, [
    { Drawing: Papaya, at: [86, 130], turn: -42, scale: 1.12 },
    { Drawing: Papaya, at: [58, 100], turn: -40, scale: 1.08 },
    { Drawing: Banana, at: [134, 76], scale: 1.1 },
    { Drawing: Banana, at: [156, 46], turn: 40 },
    { Drawing: Banana, at: [122, 44], turn: -30 },
  ]),
]
