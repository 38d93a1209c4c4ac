import type { ComponentType } from 'react'
import { type PlatePart, plateParts, shares } from '#app/nutrition/plate-guide.ts'
import { type Placed, type Point, placing, sectorPath } from '#app/ui/drawing.ts'
import { Banana, Carrot, Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'
import { Egg, Fish, Guava, Noodles, Potato, Tofu } from './more-food.tsx'
import { chosenOf, type Food } from './plate.ts'

type Place = { at: [x: number, y: number]; turn: number; scale: number }

const middle: Point = { x: 0, y: 0 }

/** The sector of each part in degrees, and the position of its share while it is empty. */
const sectors = {
  staple: { from: 150, to: 270, label: [-82, -46] },
  side: { from: 90, to: 150, label: [-60, 100] },
  vegetables: { from: -90, to: 30, label: [82, -46] },
  fruit: { from: 30, to: 90, label: [60, 100] },
} satisfies Record<PlatePart, { from: number; to: number; label: [number, number] }>

/** One heap per kind of staple food, by the number of kinds. */
const heaps: Record<number, Place[]> = {
  1: [{ at: [-82, -50], turn: -28, scale: 1 }],
  2: [
    { at: [-106, -6], turn: -20, scale: 0.74 },
    { at: [-54, -100], turn: 30, scale: 0.7 },
  ],
  3: [
    { at: [-116, 14], turn: -20, scale: 0.56 },
    { at: [-92, -76], turn: 30, scale: 0.58 },
    { at: [-38, -126], turn: 10, scale: 0.46 },
  ],
  4: [
    { at: [-120, 26], turn: -20, scale: 0.5 },
    { at: [-116, -54], turn: 30, scale: 0.5 },
    { at: [-46, -122], turn: 10, scale: 0.5 },
    { at: [-46, -46], turn: 10, scale: 0.46 },
  ],
}

/** Positions of the pieces of each other part. Chosen foods take turns. */
const pieces = {
  side: [
    { at: [-46, 136], turn: 24, scale: 1 },
    { at: [-74, 92], turn: 10, scale: 1 },
    { at: [-38, 60], turn: -8, scale: 0.86 },
  ],
  vegetables: [
    { at: [40, -130], turn: -80, scale: 1 },
    { at: [96, -112], turn: -50, scale: 1 },
    { at: [136, -66], turn: -24, scale: 1 },
    { at: [140, -8], turn: 6, scale: 1 },
    { at: [44, -76], turn: -70, scale: 1 },
    { at: [94, -58], turn: -34, scale: 1 },
    { at: [90, -6], turn: 6, scale: 1 },
    { at: [46, -28], turn: -40, scale: 0.9 },
  ],
  fruit: [
    { at: [36, 136], turn: -8, scale: 1 },
    { at: [96, 114], turn: -40, scale: 1 },
    { at: [130, 66], turn: -62, scale: 0.86 },
    { at: [54, 80], turn: -40, scale: 0.86 },
  ],
} satisfies Record<Exclude<PlatePart, 'staple'>, Place[]>

type PlatePictureProps = { chosen: ReadonlySet<Food>; label: string }

/** The plate with the chosen foods. An empty part shows its outline and share. */
export function PlatePicture({ chosen, label }: PlatePictureProps) {
  return (
    <svg viewBox="-238 -234 476 480" role="img" aria-label={label} className="block w-full">
      <Plate at={[0, 0]} scale={2.28} />
      {plateParts.map((part) => {
        const foods = chosenOf(part, chosen)
        return foods.length > 0 ? (
          <FilledPart key={part} part={part} foods={foods} />
        ) : (
          <EmptyPart key={part} part={part} />
        )
      })}
    </svg>
  )
}

function FilledPart({ part, foods }: { part: PlatePart; foods: Food[] }) {
  const places = part === 'staple' ? (heaps[foods.length] ?? []) : pieces[part]
  return places.map(({ at, turn, scale }, index) => {
    const food = foods[index % foods.length]
    if (!food) return null
    const { Drawing, size } = foodDrawings[food]
    return <Drawing key={at.join()} at={at} turn={turn} scale={scale * size} />
  })
}

function EmptyPart({ part }: { part: PlatePart }) {
  const { from, to, label } = sectors[part]
  return (
    <>
      <path
        d={sectorPath(middle, 166, from + 1.5, to - 1.5)}
        strokeWidth="2.5"
        strokeDasharray="8 8"
        strokeLinejoin="round"
        className="fill-food-plate-shade/60 stroke-neutral-500"
      />
      <text
        x={label[0]}
        y={label[1]}
        textAnchor="middle"
        dominantBaseline="middle"
        className="fill-neutral-700 font-bold text-3xl tabular-nums"
      >
        {shares[part]}
      </text>
    </>
  )
}

function RedRice(placed: Placed) {
  return <Rice {...placed} tone="red" />
}

/** Centres two leaves, because `Leaf` starts at its stem. */
function Spinach(placed: Placed) {
  return (
    <g transform={placing(placed)}>
      <Leaf at={[-42, -12]} turn={-12} tone="dark" />
      <Leaf at={[-40, 14]} turn={10} />
    </g>
  )
}

/** The drawing of each food and its scale on the plate. */
const foodDrawings = {
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
