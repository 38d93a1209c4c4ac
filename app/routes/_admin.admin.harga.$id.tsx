import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminCatalogueQueries } from '#app/features/admin/catalogue/admin-catalogue.queries.ts'
import { ServicePage } from '#app/features/admin/catalogue/service-page.tsx'
import { serviceNameOf } from '#app/features/admin/catalogue/service-words.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/harga/$id')({
  loader: async ({ context, params: { id } }) => {
    const queryClient = await loadQueryClient(context)
    const service = await queryClient.ensureQueryData(adminCatalogueQueries.service(id))
    if (!service) throw notFound()
    return { seo: { title: serviceNameOf(service) } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data } = useSuspenseQuery(adminCatalogueQueries.service(id))
  return data && <ServicePage service={data} />
}
