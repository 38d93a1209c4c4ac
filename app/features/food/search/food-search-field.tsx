import { Combobox, createListCollection, useCombobox } from '@ark-ui/react/combobox'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FoodChoices, foodQueries } from '#app/features/food/food.queries.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { fieldStyles } from '#app/ui/field.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import { foodsOfNumber, packNumberIn } from './food-number.ts'
import { type Choice, choiceKeyOf, FoodOption, textOf } from './food-option.tsx'

const field = fieldStyles()

type FoodSearchFieldProps = {
  onChoose: (food: Food) => void
  /** The daily log's label if undefined. */
  label?: string
  name?: string
  /** Moves the focus to the field. */
  takesFocus: boolean
  /** What happens to a chosen food. */
  hint?: string
  /** The amount that is added with the food. */
  amountOf?: (food: Food) => string
  /** Opens the form for a food that the table lacks, under its typed name. */
  onAddOwn?: (name: string) => void
  /** Asks for the number of a pack. Undefined if the site looks none up. */
  onFindNumber?: ((barcode: string) => void) | undefined
  /** Opens the form for the label of the pack with this number. */
  onCopyLabel?: (barcode: string) => void
}

/**
 * Finds a food by any of its names, or says that the table lacks it. Fetches the foods on the first
 * focus.
 */
export function FoodSearchField(props: FoodSearchFieldProps) {
  const { onChoose, label, name, takesFocus, hint, amountOf } = props
  const { onAddOwn, onFindNumber, onCopyLabel } = props
  const hintId = useId()
  const [isWanted, setIsWanted] = useState(false)
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const {
    data: choices,
    isError,
    refetch,
  } = useQuery({
    ...foodQueries.choices(),
    enabled: isWanted,
    refetchOnReconnect: true,
  })
  const typed = query.trim()
  const isAddable = onAddOwn !== undefined
  const canAsk = onFindNumber !== undefined
  const { collection, absence } = useMemo(() => {
    const { items, absence } = offerOf(choices, { typed, isAddable, canAsk })
    const collection = createListCollection({
      items,
      itemToValue: choiceKeyOf,
      itemToString: textOf,
    })
    return { collection, absence }
  }, [choices, typed, isAddable, canAsk])
  const combobox = useCombobox({
    collection,
    inputValue: query,
    onInputValueChange: ({ inputValue }) => {
      setQuery(inputValue)
      if (isError) void refetch()
    },
    value: [],
    onValueChange: ({ items: [chosen] }) => {
      if (chosen?.kind === 'food') onChoose(chosen.food)
      if (chosen?.kind === 'own') onAddOwn?.(chosen.name)
      if (chosen?.kind === 'number') onFindNumber?.(chosen.barcode)
      if (chosen?.kind === 'label') onCopyLabel?.(chosen.barcode)
    },
    selectionBehavior: 'clear',
    // Enter must not choose a food that was not meant.
    inputBehavior: absence && !isAddable ? 'none' : 'autohighlight',
    placeholder: m.food_search_placeholder(),
    positioning: { sameWidth: true },
  })
  const options = collection.items.map((choice) => (
    <FoodOption key={choiceKeyOf(choice)} {...{ choice, amountOf }} />
  ))
  // The combobox handles focus from its first effect on: `autoFocus` would come too early.
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <Combobox.RootProvider value={combobox} lazyMount className={field.root()}>
      <Combobox.Label className={field.label()}>{label ?? m.food_search_label()}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          ref={input}
          name={name}
          onFocus={() => setIsWanted(true)}
          // A touch keyboard can move the focus without a touch, which the list does not notice.
          onBlur={({ relatedTarget }) => {
            if (relatedTarget && !relatedTarget.closest('[role=listbox]')) combobox.setOpen(false)
          }}
          aria-describedby={hint && hintId}
          className={field.input()}
        />
      </Combobox.Control>
      {hint && (
        <p id={hintId} className={field.helperText()}>
          {hint}
        </p>
      )}
      <Combobox.Positioner>
        <Combobox.Content className="z-40 max-h-80 overflow-y-auto rounded-control border border-line bg-surface-raised p-1 text-ink shadow-float outline-none">
          {absence ? (
            <Combobox.ItemGroup>
              <Combobox.ItemGroupLabel className="block px-3 py-2.5 text-ink-muted">
                {absence}
              </Combobox.ItemGroupLabel>
              {options}
            </Combobox.ItemGroup>
          ) : (
            options
          )}
          {!choices && typed !== '' && (
            <p role="status" className="px-3 py-2.5 text-ink-muted">
              {isError ? m.food_search_failed() : m.food_search_loading()}
            </p>
          )}
        </Combobox.Content>
      </Combobox.Positioner>
      <p role="status" className="sr-only">
        {absence}
      </p>
    </Combobox.RootProvider>
  )
}

type Offer = { items: Choice[]; absence: string | undefined }
type Wanted = { typed: string; isAddable: boolean; canAsk: boolean }

/** What to choose from, and why the food itself may not be among it. */
function offerOf(choices: FoodChoices | undefined, wanted: Wanted): Offer {
  const { typed, isAddable } = wanted
  if (!choices || typed === '') return { items: [], absence: undefined }
  const barcode = packNumberIn(typed)
  if (barcode) return offerOfNumber(choices, { ...wanted, barcode })
  const { found, similar } = choices.search(typed)
  const ofTable = [...found, ...similar].flatMap(({ id, name: matched }): Choice[] => {
    const food = choices.foodById.get(id)
    return food ? [{ kind: 'food', food, matched }] : []
  })
  if (found.length > 0) return { items: ofTable, absence: undefined }
  const own: Choice[] = isAddable ? [{ kind: 'own', name: typed }] : []
  const absence = absenceText({ query: typed, isAddable, hasSimilar: ofTable.length > 0 })
  return { items: [...own, ...ofTable], absence }
}

/** A number finds its own food only, or leads to where it can be asked for or copied. */
function offerOfNumber(
  { foodById }: FoodChoices,
  { barcode, isAddable, canAsk }: Wanted & { barcode: string },
): Offer {
  const known = foodsOfNumber(foodById.values(), barcode)
  if (known.length > 0)
    return {
      items: known.map((food) => ({ kind: 'food', food, matched: foodName(food) })),
      absence: undefined,
    }
  const items: Choice[] = [
    ...(canAsk ? [{ kind: 'number' as const, barcode }] : []),
    ...(isAddable ? [{ kind: 'label' as const, barcode }] : []),
  ]
  if (!isAddable) return { items, absence: m.food_search_number_elsewhere({ barcode }) }
  const words = canAsk ? m.food_search_number : m.food_search_number_unasked
  return { items, absence: words({ barcode }) }
}

type Absence = { query: string; isAddable: boolean; hasSimilar: boolean }

function absenceText({ query, isAddable, hasSimilar }: Absence): string {
  if (isAddable)
    return hasSimilar ? m.food_search_absent({ query }) : m.food_search_absent_alone({ query })
  return hasSimilar ? m.food_search_absent_similar({ query }) : m.food_search_none({ query })
}
