import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { cartQueries } from '#app/features/cart/cart.queries.ts'
import { PurchaseDetail } from '#app/features/cart/purchase-detail.tsx'
import { TransactionNotFound } from '#app/features/cart/transaction-not-found.tsx'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'

/** The payment page comes back here with parameters of its own; the state is read, never believed. */
export const Route = createFileRoute('/_client/transaction/$id')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: async ({ context, params }) => {
    const found = await context.queryClient.ensureQueryData(cartQueries.purchase(params.id))
    if (found.kind === 'unknown') throw notFound()
  },
  component: PurchasePage,
  notFoundComponent: TransactionNotFound,
})

function PurchasePage() {
  const { data: found } = useSuspenseQuery(cartQueries.purchase(Route.useParams().id))
  if (found.kind === 'unknown') return <TransactionNotFound />
  return (
    <Container className="py-8 md:py-12">
      <PurchaseDetail purchase={found.purchase} />
    </Container>
  )
}
