import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminRefundsQueries } from '#app/features/admin/refunds/admin-refunds.queries.ts'
import { RefundPage } from '#app/features/admin/refunds/refund-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/pengembalian/$id')({
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const refund = await queryClient.ensureQueryData(adminRefundsQueries.one(params.id))
    if (!refund) throw notFound()
    return { seo: { title: m.admin_refund_title({ number: refund.orderNumber }) } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: refund } = useSuspenseQuery(adminRefundsQueries.one(id))
  return refund && <RefundPage refund={refund} />
}
