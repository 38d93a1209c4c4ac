import { percentText } from '#app/features/food/food-words.ts'
import { listText } from '#app/i18n/list-text.ts'
import { partWords } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type PlateGrams, plateParts, shares } from '#app/nutrition/plate-guide.ts'
import { DividedPlate, PartDot } from '#app/ui/divided-plate.tsx'

/** A meal on the plate of Isi Piringku, each part as large as its share. */
export function MealPlate({ meal, plate }: { meal: string; plate: PlateGrams }) {
  const parts = plateParts.map((part) =>
    m.food_plate_part({
      part: partWords[part](),
      share: percentText(plate[part]),
      guide: shares[part],
    }),
  )
  const label = m.food_plate_picture({ meal, parts: listText(parts) })
  return <DividedPlate label={label} shares={plate} />
}

/** Explains the colours, and states the shares without the picture. */
export function PlateLegend({ plate }: { plate: PlateGrams }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
      {plateParts
        .filter((part) => plate[part] > 0)
        .map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <PartDot part={part} />
            {m.food_plate_title({ part: partWords[part](), share: percentText(plate[part]) })}
          </li>
        ))}
    </ul>
  )
}
