import { useState } from 'react'
import {
  entryNutrients,
  mealPlateOf,
  missingFromMeal,
  totalOf,
} from '#app/features/food/food-day.ts'
import { amountText, kcalRangeText, kcalText } from '#app/features/food/food-words.ts'
import { FoodSources } from '#app/features/food/log/sources/food-source.tsx'
import { foodName } from '#app/i18n/food-name.ts'
import { knownPercent } from '#app/i18n/known-percent.ts'
import { listText } from '#app/i18n/list-text.ts'
import { mealNames, partWords } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { knownSharesOf } from '#app/nutrition/known-share.ts'
import { type PlatePart, plateParts } from '#app/nutrition/plate-guide.ts'
import { Button } from '#app/ui/button.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Meal, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { EntryEditor } from './entry-editor.tsx'
import { MealPlate, PlateLegend } from './meal-plate.tsx'
import type { OpenEntry } from './use-open-entry.ts'

type MealSectionProps = {
  day: string
  meal: Meal
  /** The meals of the day. */
  meals: Meal[]
  entries: StoredFoodEntry[]
  /** Planned and not yet eaten. */
  planned: StoredFoodEntry[]
  /** The same meal of the day before. */
  before: StoredFoodEntry[]
  /** The day is in the future. */
  isPlan: boolean
  isCalm: boolean
  isBusy: boolean
  /** The entry that is open for changes. */
  open: OpenEntry | undefined
  /** Puts the search into this meal. */
  onAdd: () => void
  onOpen: (entry: StoredFoodEntry) => void
  onClose: () => void
  onChange: (from: StoredFoodEntry, to: StoredFoodEntry) => void
  onEatPlanned: (plans: StoredFoodEntry[]) => void
  onDropPlan: (plan: StoredFoodEntry) => void
  onRepeat: (entries: StoredFoodEntry[]) => void
  onDelete: (entry: StoredFoodEntry) => void
}

/** One meal of the day: its plate, its foods and a button that repeats yesterday's. */
export function MealSection(props: MealSectionProps) {
  const { meal, entries, planned, isCalm } = props
  const isEmpty = entries.length === 0 && planned.length === 0
  const again = missingFromMeal([...entries, ...planned], props.before)
  return (
    <section className="flex flex-col gap-3 border-line border-t py-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 className="mr-auto text-lg">{mealNames[meal]()}</h3>
        {entries.length > 0 && !isCalm && <MealEnergy entries={entries} />}
        <Button
          variant="secondary"
          size="sm"
          className="print:hidden"
          aria-label={m.food_add_to_meal({ meal: mealNames[meal]() })}
          onClick={props.onAdd}
        >
          <Icon name="plus" className="size-4" />
          {m.food_add()}
        </Button>
      </div>
      {planned.length > 0 && <PlannedMeal {...props} />}
      {entries.length > 0 && <FilledMeal {...props} />}
      {again.length > 0 && <RepeatButton {...props} again={again} isFirst={isEmpty} />}
      {isEmpty && again.length === 0 && (
        <p className="text-ink-muted">{props.isPlan ? m.food_plan_empty() : m.food_meal_empty()}</p>
      )}
    </section>
  )
}

function MealEnergy({ entries }: Pick<MealSectionProps, 'entries'>) {
  const percent = knownPercent(knownSharesOf(entries).energyKcal)
  return (
    <p className="font-semibold tabular-nums">
      {kcalText(totalOf(entries).energyKcal)}
      {percent !== null && (
        <span className="block font-normal text-ink-muted text-sm">
          {m.food_known_share({ percent })}
        </span>
      )}
    </p>
  )
}

/** Planned foods: one tap marks all as eaten, or each can be removed. */
function PlannedMeal({ planned, isPlan, isBusy, onEatPlanned, onDropPlan }: MealSectionProps) {
  const foods = [...new Set(planned.map(({ food }) => foodName(food)))]
  return (
    <div className="flex flex-col items-start gap-2">
      {!isPlan && (
        <Button
          size="sm"
          className="text-left"
          isBusy={isBusy}
          onClick={() => onEatPlanned(planned)}
        >
          <Icon name="check" className="size-4" />
          {m.food_plan_eat({ foods: listText(foods) })}
        </Button>
      )}
      <ul className="flex w-full flex-col">
        {planned.map((plan) => (
          <li
            key={plan.id}
            className="flex items-center gap-3 border-line border-t py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1">
              <p>{foodName(plan.food)}</p>
              <p className="text-ink-muted text-sm">
                {m.food_planned({ amount: amountText(plan) })}
              </p>
            </div>
            <RemoveButton
              name={m.food_plan_drop({ food: foodName(plan.food) })}
              isBusy={isBusy}
              onClick={() => onDropPlan(plan)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type RemoveButtonProps = { name: string; isBusy: boolean; onClick: () => void }

function RemoveButton({ name, isBusy, onClick }: RemoveButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={name}
      title={name}
      isBusy={isBusy}
      onClick={onClick}
    >
      {!isBusy && <Icon name="close" className="size-4" />}
    </Button>
  )
}

type RepeatButtonProps = Pick<MealSectionProps, 'isBusy' | 'onRepeat'> & {
  again: StoredFoodEntry[]
  /** The meal has no entries. */
  isFirst: boolean
}

/** Adds yesterday's meal, or the rest of it, in one tap. */
function RepeatButton({ again, isFirst, isBusy, onRepeat }: RepeatButtonProps) {
  const foods = listText([...new Set(again.map(({ food }) => foodName(food)))])
  return (
    <Button
      variant={isFirst ? 'secondary' : 'quiet'}
      size="sm"
      className="self-start text-left"
      isBusy={isBusy}
      onClick={() => onRepeat(again)}
    >
      <Icon name="plus" className="size-4" />
      {isFirst ? m.food_repeat({ foods }) : m.food_repeat_more({ foods })}
    </Button>
  )
}

function FilledMeal(props: MealSectionProps) {
  const { day, meal, entries } = props
  const explained = mealPlateOf(day, entries)
  const { shares: plate, lacking } = explained.value
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
        {isOnPlate && meal !== 'snack' && <p className="text-sm">{adviceOf(lacking)}</p>}
        {isOnPlate && <ExplainedDetails of={explained} />}
        <ul className="flex flex-col">
          {entries.map((entry) => (
            <EntryRow key={entry.id} {...props} entry={entry} />
          ))}
        </ul>
        <FoodSources entries={entries} isCalm={props.isCalm} />
      </div>
    </div>
  )
}

/** Names only the parts that are far below their share. */
function adviceOf(lacking: PlatePart[]): string {
  if (lacking.length === 0) return m.food_plate_good()
  return m.food_plate_more({ parts: listText(lacking.map((part) => partWords[part]())) })
}

type EntryRowProps = MealSectionProps & { entry: StoredFoodEntry }

function EntryRow(props: EntryRowProps) {
  const { entry, meals, isCalm, isBusy, open, onOpen, onClose, onChange, onDelete } = props
  const name = foodName(entry.food)
  const isOpen = open?.id === entry.id && !open.isNew
  const kcal = entryNutrients(entry).energyKcal
  const hasSource = entry.food.source.kind !== 'estimate'
  // After a change the focus returns to the button that opened the editor.
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen)
  if (isOpen)
    return (
      <li className="border-line border-t py-2 first:border-t-0">
        <EntryEditor
          {...{ entry, meals, isCalm }}
          food={open.food}
          title={m.food_change_of({ food: name })}
          isNew={false}
          onChange={(to) => onChange(entry, to)}
          onDone={onClose}
          onRemove={() => {
            onClose()
            onDelete(entry)
          }}
        />
      </li>
    )
  return (
    <li className="flex flex-col border-line border-t py-2 first:border-t-0">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-muted text-sm">
            {hasSource ? amountText(entry) : m.food_no_source({ amount: amountText(entry) })}
          </p>
        </div>
        {!isCalm && (
          <p className="tabular-nums">{hasSource ? kcalText(kcal) : kcalRangeText(kcal)}</p>
        )}
        <RemoveButton
          name={m.food_delete({ food: name })}
          isBusy={isBusy}
          onClick={() => onDelete(entry)}
        />
      </div>
      <div className="flex">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 print:hidden"
          autoFocus={hasBeenOpen}
          onClick={() => {
            setHasBeenOpen(true)
            onOpen(entry)
          }}
          aria-label={m.food_change_of({ food: name })}
        >
          {m.food_change()}
        </Button>
      </div>
    </li>
  )
}
