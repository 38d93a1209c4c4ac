import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Food } from '#server/contract/food.schema.ts'
import type { KeptFoodEntry } from '#server/contract/food-diary.schema.ts'
import { foodQueries } from './food.queries.ts'

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
  const [error, setError] = useState<unknown>()
  const queryClient = useQueryClient()
  async function openAgain({ id, foodId }: KeptFoodEntry): Promise<void> {
    setError(undefined)
    try {
      const { foodById } = await queryClient.ensureQueryData(foodQueries.choices())
      const food = foodById.get(foodId)
      if (!food) throw new RangeError(`no food ${foodId}`)
      setOpen({ id, food, isNew: false })
    } catch (thrown) {
      setError(thrown)
    }
  }
  return { open, setOpen, openAgain, error }
}
