import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'

/** The one entry of a day that is open for changes. */
export type OpenEntry = {
  id: string
  food: Food
  /** The member added it a moment ago, so its editor is in the form, not in its meal. */
  isNew: boolean
}

/** Tracks the open entry. `openAgain` fetches the food of an earlier entry, then opens it. */
export function useOpenEntry() {
  const [open, setOpen] = useCarriedState<OpenEntry | undefined>('open entry', undefined)
  const [failure, setFailure] = useState<string>()
  const queryClient = useQueryClient()
  async function openAgain({ id, foodId }: StoredFoodEntry): Promise<void> {
    setFailure(undefined)
    try {
      const { foodById } = await queryClient.fetchQuery(foodQueries.choices())
      const food = foodById.get(foodId)
      if (food) setOpen({ id, food, isNew: false })
      // The member deleted this food after logging it.
      else setFailure(m.food_change_gone())
    } catch (error) {
      setFailure(textOfError(error))
    }
  }
  return { open, setOpen, openAgain, failure }
}
