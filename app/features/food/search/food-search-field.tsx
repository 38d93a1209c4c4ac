import { Combobox, createListCollection, useCombobox } from '@ark-ui/react/combobox'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { nameOf } from '#app/features/food/food-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Food } from '#server/contract/food.schema.ts'

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
}

/** Finds a food by any of its names. Fetches the foods on the first focus. */
export function FoodSearchField(props: FoodSearchFieldProps) {
  const { onChoose, label, name, takesFocus, hint, amountOf } = props
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
  const collection = useMemo(() => {
    const found = choices?.search(query) ?? []
    return createListCollection({
      items: found.flatMap(({ id, name: matched }) => {
        const food = choices?.foodById.get(id)
        return food ? [{ food, matched }] : []
      }),
      itemToValue: ({ food }) => food.id,
      itemToString: ({ food }) => nameOf(food),
    })
  }, [choices, query])
  const combobox = useCombobox({
    collection,
    inputValue: query,
    onInputValueChange: ({ inputValue }) => {
      setQuery(inputValue)
      if (isError) void refetch()
    },
    value: [],
    onValueChange: ({ items: [chosen] }) => {
      if (chosen) onChoose(chosen.food)
    },
    selectionBehavior: 'clear',
    inputBehavior: 'autohighlight',
    placeholder: m.food_search_placeholder(),
    positioning: { sameWidth: true },
  })
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
          {collection.items.map((item) => (
            <Combobox.Item
              key={item.food.id}
              item={item}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 data-highlighted:bg-action-soft data-highlighted:text-action-soft-ink"
            >
              <span className="min-w-0">
                <Combobox.ItemText>{nameOf(item.food)}</Combobox.ItemText>
                {item.matched !== nameOf(item.food) && (
                  <span className="block text-sm opacity-80">{item.matched}</span>
                )}
              </span>
              {amountOf && (
                <span className="flex shrink-0 items-center gap-1 text-sm opacity-80">
                  <Icon name="plus" className="size-3.5" />
                  {amountOf(item.food)}
                </span>
              )}
            </Combobox.Item>
          ))}
          {collection.items.length === 0 && query.trim() !== '' && (
            <p role="status" className="px-3 py-2.5 text-ink-muted">
              {choices && m.food_search_none({ query: query.trim() })}
              {!choices && (isError ? m.food_search_failed() : m.food_search_loading())}
            </p>
          )}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  )
}
