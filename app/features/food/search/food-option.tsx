import { Combobox } from '@ark-ui/react/combobox'
import { foodName } from '#app/i18n/food-name.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import { ConfidenceMark } from './confidence-mark.tsx'

/** What the search offers: a food, or a way to one that the table lacks. */
export type Choice =
  | { kind: 'food'; food: Food; matched: string }
  | { kind: 'own'; name: string }
  /** Asks for the number of a pack. */
  | { kind: 'number'; barcode: string }
  /** The form of the pack's label. */
  | { kind: 'label'; barcode: string }

/** No food has the id of another kind. */
export function choiceKeyOf(choice: Choice): string {
  return choice.kind === 'food' ? choice.food.id : choice.kind
}

export function textOf(choice: Choice): string {
  switch (choice.kind) {
    case 'food':
      return foodName(choice.food)
    case 'own':
      return m.food_search_add({ query: choice.name })
    case 'number':
      return m.food_search_number_find({ barcode: choice.barcode })
    case 'label':
      return m.food_search_number_label()
  }
}

type OptionProps = { choice: Choice; amountOf: ((food: Food) => string) | undefined }

export function FoodOption({ choice, amountOf }: OptionProps) {
  return (
    <Combobox.Item
      item={choice}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 data-highlighted:bg-action-soft data-highlighted:text-action-soft-ink"
    >
      <span className="min-w-0">
        <Combobox.ItemText>{textOf(choice)}</Combobox.ItemText>
        {choice.kind === 'food' && choice.matched !== foodName(choice.food) && (
          <span className="block text-sm opacity-80">{choice.matched}</span>
        )}
        {choice.kind === 'food' && choice.food.source.kind === 'openFoodFacts' && (
          <span className="block text-sm opacity-80">Open Food Facts</span>
        )}
        {choice.kind === 'food' && choice.food.source.kind === 'imported' && (
          <span className="block text-sm opacity-80">
            {`${choice.food.source.table} ${choice.food.source.edition}`}
          </span>
        )}
      </span>
      {choice.kind === 'food' && (
        <span className="flex shrink-0 flex-col items-end gap-1.5 text-sm opacity-80">
          {amountOf && (
            <span className="flex items-center gap-1">
              <Icon name="plus" className="size-3.5" />
              {amountOf(choice.food)}
            </span>
          )}
          {choice.food.source.kind !== 'own' && (
            <ConfidenceMark confidence={choice.food.confidence} />
          )}
        </span>
      )}
    </Combobox.Item>
  )
}
