import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { cartQueries } from '#app/features/cart/cart.queries.ts'
import { PurchaseList } from '#app/features/cart/purchases/purchase-list.tsx'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
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
  },
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
