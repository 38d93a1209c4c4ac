import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminPurchasesQueries } from '#app/features/admin/purchases/admin-purchases.queries.ts'
import { PurchasePage } from '#app/features/admin/purchases/purchase-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/pembelian/$id')({
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const purchase = await queryClient.ensureQueryData(adminPurchasesQueries.one(params.id))
    if (!purchase) throw notFound()
    return { seo: { title: m.admin_purchase_title({ number: purchase.orderNumber }) } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: purchase } = useSuspenseQuery(adminPurchasesQueries.one(id))
  return purchase && <PurchasePage purchase={purchase} />
}
