import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { cartQueries } from '#app/features/cart/cart.queries.ts'
import { PurchaseDetail } from '#app/features/cart/purchases/purchase-detail.tsx'
import { TransactionNotFound } from '#app/features/cart/purchases/transaction-not-found.tsx'
import { refundQueries } from '#app/features/refunds/refund.queries.ts'
import { RefundSection } from '#app/features/refunds/refund-section.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Container } from '#app/ui/container.tsx'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'

/**
 * The payment page returns here with its own parameters. They are ignored: the state comes from the
 * backend.
 */
export const Route = createFileRoute('/_client/transaction/$id')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.ensureQueryData(cartQueries.purchase(params.id))
    if (found.kind === 'unknown') throw notFound()
    if (found.purchase.transaction.paidAt)
      await queryClient.ensureQueryData(refundQueries.refund(params.id))
    return { seo: { title: m.cart_facts_title() } }
  },
  head: loadedHead,
  component: PurchasePage,
  notFoundComponent: TransactionNotFound,
})

function PurchasePage() {
  const { id } = Route.useParams()
  const { data: found } = useSuspenseQuery(cartQueries.purchase(id))
  const isPaid = found.kind === 'found' && found.purchase.transaction.paidAt !== null
  const { data: refund } = useQuery({ ...refundQueries.refund(id), enabled: isPaid })
  if (found.kind === 'unknown') return <TransactionNotFound />
  const { programSlug } = found.purchase.transaction.productService
  return (
    <Container className="flex flex-col gap-10 py-8 md:py-12">
      <PurchaseDetail
        purchase={found.purchase}
        now={found.now}
        refund={
          <RefundSection
            transactionId={id}
            view={refund}
            isConsultation={isConsultationSlug(programSlug)}
          />
        }
      />
      <ContactLines title={m.shell_contact_order()} subject={id} />
    </Container>
  )
}
