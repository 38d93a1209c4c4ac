import { useEffect, useId, useRef, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Card } from '#app/ui/card.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** A food in its usual amount. */
type TriedFood = {
  id: string
  names: { id: string; en: string }
  aliases: string[]
  amount: string
  energyKcal: number
  proteinG: number
}

type FoodTrialProps = { loadFoods: () => Promise<TriedFood[]> }

type Finder = (query: string) => { foods: TriedFood[]; isFound: boolean }

const shownCount = 5
const field = fieldStyles()

/**
 * The tracker's food search for a visitor without an account. Foods and index load when the field is
 * first used; nothing is kept.
 */
export function FoodTrial({ loadFoods }: FoodTrialProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [find, setFind] = useState<Finder>()
  const [isFailed, setIsFailed] = useState(false)
  const [eaten, setEaten] = useState<{ key: number; food: TriedFood }[]>([])
  const { foods: found, isFound } = find?.(query) ?? { foods: [], isFound: false }

  function load() {
    if (find) return
    setIsFailed(false)
    createFinder(loadFoods).then(
      (finder) => setFind(() => finder),
      () => setIsFailed(true),
    )
  }

  // A visitor may type before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once.
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed === '') return
    setQuery(typed)
    load()
  }, [])

  function eat(food: TriedFood) {
    setEaten((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, food }])
    setQuery('')
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }

  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-xl">{m.home_trial_title()}</h3>
      <div className={field.root()}>
        <label htmlFor={id} className={field.label()}>
          {m.home_trial_label()}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={m.home_trial_example()}
          onFocus={load}
          onChange={({ currentTarget: { value } }) => {
            setQuery(value)
            load()
          }}
          className={field.input()}
        />
        <p role="status" className={field.helperText()}>
          {statusOf({ query, count: found.length, isFound, isLoading: !find, isFailed })}
        </p>
      </div>
      {found.length > 0 && (
        <ul className="-mt-2 flex flex-col">
          {found.map((food) => (
            <li key={food.id}>
              <button
                type="button"
                onClick={() => eat(food)}
                className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 py-2 text-left hover:bg-action-soft"
              >
                <span className="font-semibold">{food.names[getLocale()]}</span>
                <span className="flex shrink-0 items-center gap-1 text-ink-muted text-sm">
                  <Icon name="plus" className="size-3.5" />
                  {food.amount}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {eaten.length > 0 && (
        <Eaten
          eaten={eaten}
          onRemove={(key) => setEaten((before) => before.filter((it) => it.key !== key))}
        />
      )}
    </Card>
  )
}

type Status = {
  query: string
  count: number
  isFound: boolean
  isLoading: boolean
  isFailed: boolean
}

function statusOf({ query, count, isFound, isLoading, isFailed }: Status): string {
  if (query.trim() === '') return m.home_trial_hint()
  if (isFailed) return m.home_trial_failed()
  if (isLoading) return m.home_trial_loading()
  if (isFound) return m.home_trial_found()
  return count > 0 ? m.home_trial_similar() : m.home_trial_none()
}

type EatenProps = {
  eaten: { key: number; food: TriedFood }[]
  onRemove: (key: number) => void
}

function Eaten({ eaten, onRemove }: EatenProps) {
  const sum = (of: (food: TriedFood) => number) =>
    formatNumber(Math.round(eaten.reduce((total, { food }) => total + of(food), 0)))
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <ul className="flex flex-col divide-y divide-line">
        {eaten.map(({ key, food }) => (
          <li key={key} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0">
              {food.names[getLocale()]} <span className="text-ink-muted">{food.amount}</span>
            </span>
            <button
              type="button"
              onClick={() => onRemove(key)}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-action-soft"
            >
              <Icon name="close" className="size-4" />
              <span className="sr-only">
                {m.home_trial_remove({ food: food.names[getLocale()] })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="font-semibold">
        {m.home_trial_sum({
          kcal: sum(({ energyKcal }) => energyKcal),
          protein: sum(({ proteinG }) => proteinG),
        })}
      </p>
      <p className="text-ink-muted text-sm">{m.home_trial_kept()}</p>
    </div>
  )
}

async function createFinder(loadFoods: FoodTrialProps['loadFoods']): Promise<Finder> {
  const [foods, { createFoodSearch }] = await Promise.all([
    loadFoods(),
    import('#app/nutrition/food-search.ts'),
  ])
  const foodById = new Map(foods.map((food) => [food.id, food]))
  const search = createFoodSearch(foods)
  return (query) => {
    const { found, similar } = search(query, shownCount)
    const foods = [...found, ...similar].flatMap(({ id }) => foodById.get(id) ?? [])
    return { foods, isFound: found.length > 0 }
  }
}
