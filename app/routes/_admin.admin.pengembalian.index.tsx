import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminRefundsQueries } from '#app/features/admin/refunds/admin-refunds.queries.ts'
import { RefundQueuePage } from '#app/features/admin/refunds/refund-queue-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/pengembalian/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminRefundsQueries.queue())
    return { seo: { title: m.admin_refunds() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(adminRefundsQueries.queue())
  return <RefundQueuePage {...data} />
}
