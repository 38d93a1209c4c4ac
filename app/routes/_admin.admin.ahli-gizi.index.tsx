import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminNutritionistsQueries } from '#app/features/admin/nutritionists/admin-nutritionists.queries.ts'
import { NutritionistsPage } from '#app/features/admin/nutritionists/nutritionists-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/ahli-gizi/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminNutritionistsQueries.list())
    return { seo: { title: m.admin_nutri() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(adminNutritionistsQueries.list())
  return <NutritionistsPage {...data} />
}
