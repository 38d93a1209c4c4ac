import { queryOptions } from '@tanstack/react-query'
import { withDeviceFallback } from '#app/device/device-fallback.ts'
import { planKeys, readStoredFoods, readStoredPlan } from './own/plan-on-device.ts'
import { getBoard, getExchangeFoods, getPlanOfDay, getTemplates } from './plans.functions.ts'

const foodsFreshForMs = 10 * 60 * 1000

export const planQueries = {
  board: (trackerId: string) =>
    queryOptions({
      queryKey: ['plans', 'board', trackerId],
      queryFn: () => getBoard({ data: { trackerId } }),
    }),
  templates: () =>
    queryOptions({ queryKey: ['plans', 'templates'], queryFn: () => getTemplates() }),
  foods: () =>
    queryOptions({
      queryKey: planKeys.foods,
      queryFn: () => withDeviceFallback(() => getExchangeFoods(), readStoredFoods),
      staleTime: foodsFreshForMs,
    }),
  ofDay: (trackerId: string, day: string) =>
    queryOptions({
      queryKey: planKeys.ofDay(trackerId, day),
      queryFn: () =>
        withDeviceFallback(
          () => getPlanOfDay({ data: { trackerId, day } }),
          () => readStoredPlan(trackerId, day),
        ),
    }),
}
