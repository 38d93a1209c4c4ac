import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { cartQueries } from '#app/features/cart/cart.queries.ts'
import { CheckOrder } from '#app/features/cart/check-order.tsx'
import { orderSearchSchema, subjectOf } from '#app/features/cart/order-search.schema.ts'
import { ProductNotFound } from '#app/features/cart/product-not-found.tsx'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/cart/check-order')({
  validateSearch: orderSearchSchema,
  beforeLoad: async ({ search, context, location }) => {
    const subject = subjectOf(search)
    if (!subject) throw redirect({ to: '/' })
    await requireMember({ context, location })
    return { subject }
  },
  loaderDeps: ({ search }) => ({ subject: subjectOf(search) }),
  loader: async ({ context }) => {
    const order = await context.queryClient.ensureQueryData(
      cartQueries.checkedOrder(context.subject),
    )
    if (order.kind === 'unknown') throw notFound()
  },
  component: CheckOrderPage,
  notFoundComponent: ProductNotFound,
})

function CheckOrderPage() {
  const { subject, settings } = Route.useRouteContext()
  const { 'order-id': orderId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: order } = useSuspenseQuery(cartQueries.checkedOrder(subject))
  if (order.kind === 'unknown') return <ProductNotFound />
  return (
    <Container className="py-8 md:py-12">
      <CheckOrder
        key={JSON.stringify(subject)}
        subject={subject}
        order={order}
        orderId={orderId}
        mailboxUrl={settings.mailboxUrl}
        onOrderPlaced={(orderId) =>
          navigate({ search: (before) => ({ ...before, 'order-id': orderId }) })
        }
        onBack={() => navigate({ search: (before) => ({ ...before, 'order-id': undefined }) })}
      />
    </Container>
  )
}
