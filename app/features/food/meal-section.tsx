import { m } from '#app/i18n/paraglide/messages.js'
import { lackingParts, plateParts } from '#app/nutrition/isi-piringku.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { KeptFoodEntry, Meal } from '#server/contract/food-diary.schema.ts'
import { heldBy, mealPlateOf, totalOf } from './food-day.ts'
import { FoodSource } from './food-source.tsx'
import { amountText, kcalText, listText, mealNames, nameOf, partWords } from './food-words.ts'
import { MealPlate, PlateLegend } from './meal-plate.tsx'

type MealSectionProps = {
  meal: Meal
  entries: KeptFoodEntry[]
  /** The same meal of the day before. */
  before: KeptFoodEntry[]
  isCalm: boolean
  isBusy: boolean
  onRepeat: (entries: KeptFoodEntry[]) => void
  onDelete: (entry: KeptFoodEntry) => void
}

/** One meal of the day: its plate and its foods, or the way to eat yesterday's again. */
export function MealSection(props: MealSectionProps) {
  const { meal, entries, isCalm } = props
  return (
    <section className="flex flex-col gap-3 border-line border-t py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{mealNames[meal]()}</h3>
        {entries.length > 0 && !isCalm && (
          <p className="font-semibold tabular-nums">{kcalText(totalOf(entries).energyKcal)}</p>
        )}
      </div>
      {entries.length > 0 ? <FilledMeal {...props} /> : <EmptyMeal {...props} />}
    </section>
  )
}

function EmptyMeal({ before, isBusy, onRepeat }: MealSectionProps) {
  if (before.length === 0) return <p className="text-ink-muted">{m.food_meal_empty()}</p>
  const foods = [...new Set(before.map(({ food }) => nameOf(food)))]
  return (
    <Button
      variant="secondary"
      size="sm"
      className="self-start text-left"
      isBusy={isBusy}
      onClick={() => onRepeat(before)}
    >
      <Icon name="plus" className="size-4" />
      {m.food_repeat({ foods: listText(foods) })}
    </Button>
  )
}

function FilledMeal({ meal, entries, isCalm, isBusy, onDelete }: MealSectionProps) {
  const plate = mealPlateOf(entries).value
  const isOnPlate = plateParts.some((part) => plate[part] > 0)
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
      {isOnPlate && (
        <div className="w-36 shrink-0 self-center sm:w-40 sm:self-start">
          <MealPlate meal={mealNames[meal]()} plate={plate} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {isOnPlate && <PlateLegend plate={plate} />}
        {isOnPlate && meal !== 'snack' && <p className="text-sm">{adviceOf(plate)}</p>}
        <ul className="flex flex-col">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              isCalm={isCalm}
              isBusy={isBusy}
              onDelete={() => onDelete(entry)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Only what is far from its share is named: a plate is no sum. */
function adviceOf(plate: ReturnType<typeof mealPlateOf>['value']): string {
  const lacking = lackingParts(plate)
  if (lacking.length === 0) return m.food_plate_good()
  return m.food_plate_more({ parts: listText(lacking.map((part) => partWords[part]())) })
}

type EntryRowProps = Pick<MealSectionProps, 'isCalm' | 'isBusy'> & {
  entry: KeptFoodEntry
  onDelete: () => void
}

function EntryRow({ entry, isCalm, isBusy, onDelete }: EntryRowProps) {
  const name = nameOf(entry.food)
  return (
    <li className="flex flex-col border-line border-t py-2 first:border-t-0">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-muted text-sm">{amountText(entry)}</p>
        </div>
        {!isCalm && <p className="tabular-nums">{kcalText(heldBy(entry).energyKcal)}</p>}
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.food_delete({ food: name })}
          title={m.food_delete({ food: name })}
          isBusy={isBusy}
          onClick={onDelete}
        >
          {!isBusy && <Icon name="close" className="size-4" />}
        </Button>
      </div>
      <FoodSource entry={entry} isCalm={isCalm} />
    </li>
  )
}
