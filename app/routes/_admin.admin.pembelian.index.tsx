import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminPurchasesQueries } from '#app/features/admin/purchases/admin-purchases.queries.ts'
import { purchaseQueryOf } from '#app/features/admin/purchases/purchase-query-of.ts'
import { PurchasesPage } from '#app/features/admin/purchases/purchases-page.tsx'
import { readPurchasesSearch } from '#app/features/admin/purchases/purchases-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/pembelian/')({
  validateSearch: readPurchasesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminPurchasesQueries.list(purchaseQueryOf(deps)))
    return { seo: { title: m.admin_purchases() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const query = purchaseQueryOf(Route.useSearch())
  const { data } = useSuspenseQuery(adminPurchasesQueries.list(query))
  return <PurchasesPage list={data} query={query} />
}
