import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { answered } from '#app/session/answered.ts'
import type { FoodEntry, OwnFood, OwnRecipe } from '#server/contract/food-diary.schema.ts'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import type { Ramadan } from '#server/contract/ramadan.schema.ts'
import {
  dropFoodEntry,
  dropOwnFood,
  dropPlannedFood,
  sendFoodEntries,
  sendNutritionProfile,
  sendOwnFood,
  sendOwnRecipe,
  sendPlannedFoods,
  sendRamadan,
} from './food.functions.ts'
import { foodQueries } from './food.queries.ts'

/** Keeps entries; the ids are the caller's, so that sending them again changes nothing. */
export function useKeepEntries(trackerId: string) {
  const call = useServerFn(sendFoodEntries)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async (entries: FoodEntry[]) =>
      answered(await call({ data: { trackerId, entries } })),
    onSettled: refresh,
  })
}

export function useDropEntry(trackerId: string) {
  const call = useServerFn(dropFoodEntry)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async (id: string) => answered(await call({ data: { trackerId, id } })),
    onSettled: refresh,
  })
}

/** Whatever a page of the tracker shows may depend on it, so all of it is asked for again. */
export function useKeepProfile(trackerId: string) {
  const call = useServerFn(sendNutritionProfile)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (data: NutritionProfile) => answered(await call({ data })),
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(trackerId) }),
  })
}

/** Keeps plans, as entries are kept. */
export function useKeepPlans(trackerId: string) {
  const call = useServerFn(sendPlannedFoods)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async (plans: FoodEntry[]) => answered(await call({ data: { trackerId, plans } })),
    onSettled: refresh,
  })
}

export function useDropPlan(trackerId: string) {
  const call = useServerFn(dropPlannedFood)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async (id: string) => answered(await call({ data: { trackerId, id } })),
    onSettled: refresh,
  })
}

/** Sets the days of Ramadan; none switches it off. */
export function useKeepRamadan(trackerId: string) {
  const call = useServerFn(sendRamadan)
  const refresh = useRefresh(trackerId)
  return useMutation({
    mutationFn: async (ramadan: Ramadan | null) => answered(await call({ data: { ramadan } })),
    onSettled: refresh,
  })
}

export function useKeepOwnFood() {
  const call = useServerFn(sendOwnFood)
  const refresh = useRefreshFoods()
  return useMutation({
    mutationFn: async (data: OwnFood) => answered(await call({ data })),
    onSettled: refresh,
  })
}

export function useKeepOwnRecipe() {
  const call = useServerFn(sendOwnRecipe)
  const refresh = useRefreshFoods()
  return useMutation({
    mutationFn: async (data: OwnRecipe) => answered(await call({ data })),
    onSettled: refresh,
  })
}

export function useDropOwnFood() {
  const call = useServerFn(dropOwnFood)
  const refresh = useRefreshFoods()
  return useMutation({
    mutationFn: async (id: string) => answered(await call({ data: { id } })),
    onSettled: refresh,
  })
}

/** What is searched, and the list of one's own. */
function useRefreshFoods() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries(foodQueries.choices()),
      queryClient.invalidateQueries(foodQueries.own()),
    ])
}

function useRefresh(trackerId: string) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: foodQueries.logs(trackerId) })
}
