import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminNutritionistsQueries } from '#app/features/admin/nutritionists/admin-nutritionists.queries.ts'
import { credentialFormMiddleware } from '#app/features/admin/nutritionists/credential-form.middleware.ts'
import { NutritionistPage } from '#app/features/admin/nutritionists/nutritionist-page.tsx'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/ahli-gizi/$slug')({
  server: { middleware: [credentialFormMiddleware] },
  loader: async ({ context, params: { slug } }) => {
    const queryClient = await loadQueryClient(context)
    const nutritionist = await queryClient.ensureQueryData(adminNutritionistsQueries.one(slug))
    if (!nutritionist) throw notFound()
    await queryClient.ensureQueryData(adminNutritionistsQueries.profile(slug))
    return { seo: { title: nutritionist.name } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  const { data } = useSuspenseQuery(adminNutritionistsQueries.one(slug))
  const profile = useSuspenseQuery(adminNutritionistsQueries.profile(slug)).data
  return data && <NutritionistPage nutritionist={data} profile={profile} />
}
