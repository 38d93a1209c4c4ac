import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { m } from '#app/i18n/paraglide/messages.js'
import { answered } from '#app/session/answered.ts'
import { useTrackerSync } from '#app/sync/sync-provider.tsx'
import type { KeptFoodEntry, OwnFood, OwnRecipe } from '#server/contract/food-diary.schema.ts'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import type { Ramadan } from '#server/contract/ramadan.schema.ts'
import {
  dropOwnFood,
  dropPlannedFood,
  sendNutritionProfile,
  sendOwnFood,
  sendOwnRecipe,
  sendPlannedFoods,
  sendRamadan,
} from './food.functions.ts'
import { foodQueries } from './food.queries.ts'
import { writtenOf } from './food-day.ts'
import { foodKeys } from './food-keys.ts'

/** What became of a change: in the tracker, on this device for now, or beside another version. */
type Outcome = 'sent' | 'kept' | 'conflict'

/** Keeps entries, on the device first; the ids are the caller's, so that nothing is doubled. */
export function useKeepEntries() {
  const sync = useTrackerSync()
  return useMutation({
    mutationFn: async (entries: KeptFoodEntry[]) =>
      leastOf(
        await Promise.all(
          entries.map((shown) =>
            sync.record({
              kind: 'food',
              entryId: shown.id,
              base: null,
              next: writtenOf(shown),
              shown,
            }),
          ),
        ),
      ),
  })
}

export function useDropEntry() {
  const sync = useTrackerSync()
  return useMutation({
    mutationFn: (entry: KeptFoodEntry) =>
      sync.record({ kind: 'food', entryId: entry.id, base: writtenOf(entry), next: null }),
  })
}

/** What was done, and that it is on this device for now where it is. */
export function saidOf(text: string, outcome: Outcome): string {
  return outcome === 'kept' ? `${text} ${m.sync_kept()}` : text
}

function leastOf(outcomes: Outcome[]): Outcome {
  return outcomes.find((outcome) => outcome !== 'sent') ?? 'sent'
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
    mutationFn: async (plans: KeptFoodEntry[]): Promise<Outcome> => {
      answered(await call({ data: { trackerId, plans: plans.map(writtenOf) } }))
      return 'sent'
    },
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
  return () => queryClient.invalidateQueries({ queryKey: foodKeys.logs(trackerId) })
}
