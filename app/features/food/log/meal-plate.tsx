import { percentText } from '#app/features/food/food-words.ts'
import { listText } from '#app/i18n/list-text.ts'
import { partWords } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type PlateGrams, type PlatePart, plateParts, shares } from '#app/nutrition/plate-guide.ts'
import { type Point, sectorPath } from '#app/ui/drawing.ts'
import { Plate } from '#app/ui/tableware.tsx'

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

/** A meal on the plate of Isi Piringku, each part as large as its share. */
export function MealPlate({ meal, plate }: { meal: string; plate: PlateGrams }) {
  const parts = plateParts.map((part) =>
    m.food_plate_part({
      part: partWords[part](),
      share: percentText(plate[part]),
      guide: shares[part],
    }),
  )
  return (
    <svg
      viewBox="-104 -102 210 212"
      role="img"
      aria-label={m.food_plate_picture({ meal, parts: listText(parts) })}
      className="block w-full"
    >
      <Plate at={[0, 0]} />
      {sectorsOf(plate).map(({ part, from, to }) => (
        <path
          key={part}
          d={sectorPath(middle, foodRadius, from, to)}
          strokeWidth="3"
          strokeLinejoin="round"
          className={`${fills[part]} stroke-food-plate`}
        />
      ))}
    </svg>
  )
}

/** Explains the colours, and states the shares without the picture. */
export function PlateLegend({ plate }: { plate: PlateGrams }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
      {plateParts
        .filter((part) => plate[part] > 0)
        .map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
              <circle cx="5" cy="5" r="5" className={fills[part]} />
            </svg>
            {m.food_plate_title({ part: partWords[part](), share: percentText(plate[part]) })}
          </li>
        ))}
    </ul>
  )
}

function sectorsOf(plate: PlateGrams) {
  const filled = plateParts.filter((part) => plate[part] > 0)
  return filled.map((part, index) => {
    const before = filled.slice(0, index).reduce((sum, other) => sum + plate[other], 0)
    const from = firstAngle + before * wholeTurn
    return { part, from, to: from + Math.min(almostWhole, plate[part] * wholeTurn) }
  })
}
