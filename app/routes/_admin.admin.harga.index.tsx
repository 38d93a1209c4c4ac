import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminCatalogueQueries } from '#app/features/admin/catalogue/admin-catalogue.queries.ts'
import { ServicesPage } from '#app/features/admin/catalogue/services-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/harga/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await Promise.all([
      queryClient.ensureQueryData(adminCatalogueQueries.services()),
      queryClient.ensureQueryData(adminCatalogueQueries.pkp()),
    ])
    return { seo: { title: m.admin_sold() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(adminCatalogueQueries.services())
  const { data: pkp } = useSuspenseQuery(adminCatalogueQueries.pkp())
  return <ServicesPage {...data} pkp={pkp} />
}
