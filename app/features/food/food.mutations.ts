import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import { useTrackerSync } from '#app/sync/sync-provider.tsx'
import type {
  NoticedFoods,
  OwnFood,
  OwnRecipe,
  StoredFoodEntry,
} from '#server/contract/food-diary.schema.ts'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import type { Ramadan } from '#server/contract/ramadan.schema.ts'
import {
  dropOwnFood,
  sendCalmMode,
  sendNoticedFoods,
  sendNutritionProfile,
  sendOwnFood,
  sendOwnRecipe,
  sendRamadan,
} from './food.functions.ts'
import { foodQueries } from './food.queries.ts'
import { entryInputOf } from './food-day.ts'

type Kind = 'food' | 'plan'

/** Saves new entries, on the device first. The caller chooses the ids, so a retry is idempotent. */
export function useSaveFoodEntries(kind: Kind) {
  const sync = useTrackerSync()
  return useMutation({
    mutationFn: (entries: StoredFoodEntry[]) =>
      Promise.all(
        entries.map((shown) =>
          sync.record({ kind, entryId: shown.id, base: null, next: entryInputOf(shown), shown }),
        ),
      ),
  })
}

/** Saves a new amount or meal of an entry. */
export function useChangeFoodEntry(kind: Kind) {
  const sync = useTrackerSync()
  return useMutation({
    mutationFn: ({ from, to }: { from: StoredFoodEntry; to: StoredFoodEntry }) =>
      sync.record({
        ...{ kind, entryId: to.id, shown: to },
        ...{ base: entryInputOf(from), next: entryInputOf(to) },
      }),
  })
}

export function useDropFoodEntry(kind: Kind) {
  const sync = useTrackerSync()
  return useMutation({
    mutationFn: (entry: StoredFoodEntry) =>
      sync.record({ kind, entryId: entry.id, base: entryInputOf(entry), next: null }),
  })
}

export function useSaveProfile(onSaved: () => void) {
  const call = useServerFn(sendNutritionProfile)
  const { permitted } = useHealthConsent()
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: (data: NutritionProfile) =>
      permitted(async () => requireAnswer(await call({ data }))),
    onSuccess: onSaved,
    onSettled: showChanged,
  })
}

export function useSaveCalmMode() {
  const call = useServerFn(sendCalmMode)
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: async (isCalm: boolean) => requireAnswer(await call({ data: { isCalm } })),
    onSettled: showChanged,
  })
}

/** Sets the days of Ramadan; null turns it off. */
export function useSaveRamadan() {
  const call = useServerFn(sendRamadan)
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: async (ramadan: Ramadan | null) => requireAnswer(await call({ data: { ramadan } })),
    onSettled: showChanged,
  })
}

export function useSaveOwnFood() {
  const call = useServerFn(sendOwnFood)
  const { permitted } = useHealthConsent()
  const refresh = useRefreshFoods()
  return useMutation({
    mutationFn: (data: OwnFood) => permitted(async () => requireAnswer(await call({ data }))),
    onSettled: refresh,
  })
}

export function useSaveOwnRecipe() {
  const call = useServerFn(sendOwnRecipe)
  const { permitted } = useHealthConsent()
  const refresh = useRefreshFoods()
  return useMutation({
    mutationFn: (data: OwnRecipe) => permitted(async () => requireAnswer(await call({ data }))),
    onSettled: refresh,
  })
}

export function useDropOwnFood() {
  const call = useServerFn(dropOwnFood)
  const refresh = useRefreshFoods()
  return useMutation({
    mutationFn: async (id: string) => requireAnswer(await call({ data: { id } })),
    onSettled: refresh,
  })
}

/** Marks changed foods as read, on all devices of the member. */
export function useMarkNoticed() {
  const call = useServerFn(sendNoticedFoods)
  const { permitted } = useHealthConsent()
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: (data: NoticedFoods) => permitted(async () => requireAnswer(await call({ data }))),
    onSettled: showChanged,
  })
}

function useRefreshFoods() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries(foodQueries.choices()),
      queryClient.invalidateQueries(foodQueries.own()),
    ])
}
