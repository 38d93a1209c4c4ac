import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Food } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'

/** The one entry of a day that is open to be changed. */
export type OpenEntry = {
  id: string
  food: Food
  /** It was written down just now, and is open where that was done; else it is where it stands. */
  isNew: boolean
}

/** Which entry is open, and how one that was written down earlier is opened: its food is fetched. */
export function useOpenEntry() {
  const [open, setOpen] = useState<OpenEntry>()
  const [failure, setFailure] = useState<string>()
  const queryClient = useQueryClient()
  async function openAgain({ id, foodId }: StoredFoodEntry): Promise<void> {
    setFailure(undefined)
    try {
      const { foodById } = await queryClient.fetchQuery(foodQueries.choices())
      const food = foodById.get(foodId)
      if (food) setOpen({ id, food, isNew: false })
      // One of the member's own that they have deleted since.
      else setFailure(m.food_change_gone())
    } catch (error) {
      setFailure(textOfError(error))
    }
  }
  return { open, setOpen, openAgain, failure }
}
