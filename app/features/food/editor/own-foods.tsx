import { useState } from 'react'
import { useDropOwnFood } from '#app/features/food/food.mutations.ts'
import { kcalText } from '#app/features/food/food-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { nutrientsOf } from '#app/nutrition/nutrients.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { Food } from '#server/contract/food.schema.ts'
import { OwnFoodEditor, type RefusedFood } from './own-food-editor.tsx'
import { RecipeEditor } from './recipe-editor.tsx'

type Editing = { kind: 'food' | 'recipe'; food?: Food }

type OwnFoodsProps = {
  foods: Food[]
  isCalm: boolean
  /** A food that a form without scripts sent, and that was not saved. */
  refused: RefusedFood | undefined
}

/** Lists the member's own foods and dishes, newest first, to add, change and delete. */
export function OwnFoods({ foods, isCalm, refused }: OwnFoodsProps) {
  const drop = useDropOwnFood()
  const [first] = useState(() => refused && editingOf(refused, foods))
  const [editing, setEditing] = useCarriedState<Editing | undefined>('own food', first)
  const [lastAction, setLastAction] = useState('')
  const finish = (text: string) => {
    setEditing(undefined)
    setLastAction(text)
  }
  const editorProps = {
    onSaved: (name: string) => finish(m.food_own_kept({ food: name })),
    onCancel: () => setEditing(undefined),
  }
  return (
    <section aria-labelledby="own" className="flex flex-col gap-6">
      <SectionHeading
        id="own"
        title={m.food_own_list_title()}
        description={m.food_own_list_intro()}
      />
      <p role="status" className="empty:sr-only">
        {lastAction}
      </p>
      {editing ? (
        <Card
          data-editor="own food"
          key={editing.food?.id ?? editing.kind}
          className="flex flex-col gap-5 sm:max-w-2xl"
        >
          <h3 className="text-xl">{titleOf(editing)}</h3>
          {editing.kind === 'recipe' ? (
            <RecipeEditor {...editorProps} {...(editing.food && { dish: editing.food })} />
          ) : (
            <OwnFoodEditor
              {...editorProps}
              isCalm={isCalm}
              {...(refused && editing === first && { refused })}
              {...(editing.food && { food: editing.food })}
            />
          )}
        </Card>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setEditing({ kind: 'recipe' })}>
            {m.food_recipe_new()}
          </Button>
          <Button variant="secondary" onClick={() => setEditing({ kind: 'food' })}>
            {m.food_own_new()}
          </Button>
        </div>
      )}
      <FailureAlert error={drop.error} title={m.food_failed_title()} />
      {foods.length === 0 && !editing && <p className="text-ink-muted">{m.food_own_none()}</p>}
      <ul className="flex flex-col sm:max-w-2xl">
        {foods.toReversed().map((food) => (
          <OwnFoodRow
            key={food.id}
            food={food}
            isCalm={isCalm}
            isBusy={drop.isPending}
            onEdit={() =>
              setEditing({ kind: food.source.kind === 'recipe' ? 'recipe' : 'food', food })
            }
            onDelete={() =>
              drop.mutate(food.id, {
                onSuccess: () => finish(m.food_deleted({ food: foodName(food) })),
              })
            }
          />
        ))}
      </ul>
    </section>
  )
}

function editingOf({ fields }: RefusedFood, foods: readonly Food[]): Editing {
  const food = foods.find(({ id }) => id === fields.id)
  return { kind: 'food', ...(food && { food }) }
}

function titleOf({ kind, food }: Editing): string {
  if (food) return m.food_own_change({ food: foodName(food) })
  return kind === 'recipe' ? m.food_recipe_new() : m.food_own_new()
}

type OwnFoodRowProps = {
  food: Food
  isCalm: boolean
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
}

function OwnFoodRow({ food, isCalm, isBusy, onEdit, onDelete }: OwnFoodRowProps) {
  // Deleting takes two presses: the member typed this food by hand.
  const [isSure, setIsSure] = useState(false)
  const portion = food.measures[0]?.grams ?? 100
  const name = foodName(food)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-muted text-sm tabular-nums">
          {m.food_own_portion_of({ grams: formatNumber(portion) })}
          {!isCalm && `, ${kcalText(nutrientsOf(food.per100g, portion).energyKcal)}`}
        </p>
      </div>
      <Button variant="quiet" size="sm" onClick={onEdit}>
        {m.food_own_edit()}
        <span className="sr-only">{name}</span>
      </Button>
      <Button
        variant={isSure ? 'caution' : 'quiet'}
        size="sm"
        isBusy={isBusy}
        onClick={() => (isSure ? onDelete() : setIsSure(true))}
        onBlur={() => setIsSure(false)}
      >
        {isSure ? m.food_own_delete_sure() : m.food_own_delete()}
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  )
}
