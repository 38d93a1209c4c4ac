import { type PlatePart, plateParts } from '#app/nutrition/plate-guide.ts'
import { type Point, sectorPath } from './drawing.ts'
import { Plate } from './tableware.tsx'

const middle: Point = { x: 0, y: 0 }
const foodRadius = 74
const wholeTurn = 360
/** Staple food starts on the left, as on the guide's plate. */
const firstAngle = 150
/** SVG skips an arc that ends where it starts, so a full circle stops just short. */
const almostWhole = 359.9

const fills = {
  staple: 'fill-food-soy',
  side: 'fill-food-tempe-shade',
  vegetables: 'fill-food-leaf',
  fruit: 'fill-food-papaya',
} satisfies Record<PlatePart, string>

type OfParts = Record<PlatePart, number>

type DividedPlateProps = {
  label: string
  /** The share of the plate that each part takes. */
  shares: OfParts
  /** The share of its part that is covered, at most 1. Each part is full without it. */
  covered?: OfParts
}

/** The plate of Isi Piringku, divided into its parts. A part that is partly covered is pale outside. */
export function DividedPlate({ label, shares, covered }: DividedPlateProps) {
  return (
    <svg viewBox="-104 -102 210 212" role="img" aria-label={label} className="block w-full">
      <Plate at={[0, 0]} />
      <g strokeWidth="3" strokeLinejoin="round" className="stroke-food-plate">
        {sectorsOf(shares).map(({ part, from, to }) => {
          const share = covered?.[part] ?? 1
          // Areas compare, so the radius grows with the root.
          const radius = foodRadius * Math.sqrt(Math.min(1, share))
          return (
            <g key={part} className={fills[part]}>
              {share < 1 && <path d={sectorPath(middle, foodRadius, from, to)} opacity="0.25" />}
              {share > 0 && <path d={sectorPath(middle, radius, from, to)} />}
            </g>
          )
        })}
      </g>
    </svg>
  )
}

/** The colour of a part, in front of its name. */
export function PartDot({ part }: { part: PlatePart }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
      <circle cx="5" cy="5" r="5" className={fills[part]} />
    </svg>
  )
}

function sectorsOf(shares: OfParts) {
  const filled = plateParts.filter((part) => shares[part] > 0)
  return filled.map((part, index) => {
    const before = filled.slice(0, index).reduce((sum, other) => sum + shares[other], 0)
    const from = firstAngle + before * wholeTurn
    return { part, from, to: from + Math.min(almostWhole, shares[part] * wholeTurn) }
  })
}
