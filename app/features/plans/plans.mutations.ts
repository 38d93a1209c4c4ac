import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { PlanChoice, PlanTemplate } from '#server/contract/meal-plan.schema.ts'
import {
  dropDraft,
  dropTemplate,
  sendChoice,
  sendPublication,
  sendTemplate,
} from './plans.functions.ts'
import { planQueries } from './plans.queries.ts'

export function useDropDraft(trackerId: string) {
  const call = useServerFn(dropDraft)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => requireAnswer(await call({ data: { trackerId } })),
    onSettled: () => queryClient.invalidateQueries(planQueries.board(trackerId)),
  })
}

type Publication = { rowVersion: number; proof: string | null }

export function usePublishPlan(trackerId: string) {
  const call = useServerFn(sendPublication)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (data: Publication) =>
      requireAnswer(await call({ data: { trackerId, ...data } })),
    onSuccess: ({ kind }) =>
      kind === 'published' && queryClient.invalidateQueries(planQueries.board(trackerId)),
  })
}

export function useSaveTemplate() {
  const call = useServerFn(sendTemplate)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (data: PlanTemplate) => requireAnswer(await call({ data })),
    onSuccess: (saved) => queryClient.setQueryData(planQueries.templates().queryKey, saved),
  })
}

export function useDropTemplate() {
  const call = useServerFn(dropTemplate)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => requireAnswer(await call({ data: { id } })),
    onSettled: () => queryClient.invalidateQueries(planQueries.templates()),
  })
}

/** Chooses a food of the group for a day; null returns to the plan's example. */
export function useChooseFood(trackerId: string) {
  const call = useServerFn(sendChoice)
  const { permitted } = useHealthConsent()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (choice: PlanChoice) =>
      permitted(async () => requireAnswer(await call({ data: { trackerId, ...choice } }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['plans', 'of-day', trackerId] }),
  })
}
