import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminNutritionistsQueries } from '#app/features/admin/nutritionists/admin-nutritionists.queries.ts'
import { credentialFormMiddleware } from '#app/features/admin/nutritionists/credential-form.middleware.ts'
import { NutritionistPage } from '#app/features/admin/nutritionists/nutritionist-page.tsx'
import { NutritionistsPage } from '#app/features/admin/nutritionists/nutritionists-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/ahli-gizi/{-$slug}')({
  server: { middleware: [credentialFormMiddleware] },
  loader: async ({ context, params: { slug } }) => {
    const queryClient = await loadQueryClient(context)
    if (slug === undefined) {
      await queryClient.ensureQueryData(adminNutritionistsQueries.list())
      return { seo: { title: m.admin_nutri() } }
    }
    const nutritionist = await queryClient.ensureQueryData(adminNutritionistsQueries.one(slug))
    if (!nutritionist) throw notFound()
    return { seo: { title: nutritionist.name } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { slug } = Route.useParams()
  return slug === undefined ? <List /> : <One slug={slug} />
}

function List() {
  const { data } = useSuspenseQuery(adminNutritionistsQueries.list())
  return <NutritionistsPage {...data} />
}

function One({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(adminNutritionistsQueries.one(slug))
  return data && <NutritionistPage nutritionist={data} />
}
