import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { cartQueries } from '#app/features/cart/cart.queries.ts'
import { PurchaseList } from '#app/features/cart/purchases/purchase-list.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/transaction/')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await Promise.all([
      queryClient.ensureQueryData(cartQueries.purchases()),
      queryClient.ensureQueryData(cartQueries.openOrders()),
    ])
    return { seo: { title: m.cart_purchases_title() } }
  },
  head: loadedHead,
  component: PurchasesPage,
})

function PurchasesPage() {
  const { data: purchases } = useSuspenseQuery(cartQueries.purchases())
  const { data: openOrders } = useSuspenseQuery(cartQueries.openOrders())
  return (
    <Container className="py-8 md:py-12">
      <PurchaseList purchases={purchases} openOrders={openOrders} />
    </Container>
  )
}
