import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import {
  getNutritionist,
  getNutritionists,
  getPublicProfile,
} from './admin-nutritionists.functions.ts'

export const adminNutritionistsQueries = {
  list: () =>
    queryOptions({ queryKey: [...adminKey, 'nutritionists'], queryFn: () => getNutritionists() }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'nutritionist', id],
      queryFn: () => getNutritionist({ data: { id } }),
    }),
  profile: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'nutritionist', id, 'profile'],
      queryFn: () => getPublicProfile({ data: { id } }),
    }),
}
