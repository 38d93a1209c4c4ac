import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { cartQueries } from '#app/features/cart/cart.queries.ts'
import { CheckOrder } from '#app/features/cart/check-order.tsx'
import { changedSearch } from '#app/features/cart/order-change.ts'
import { choiceOf, orderSearchSchema } from '#app/features/cart/order-search.schema.ts'
import { ProductNotFound } from '#app/features/cart/product-not-found.tsx'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/cart/check-order')({
  validateSearch: orderSearchSchema,
  beforeLoad: async ({ search, context, location }) => {
    const choice = choiceOf(search)
    if (!choice) throw redirect({ to: '/' })
    await requireMember({ context, location })
    return { choice }
  },
  loaderDeps: ({ search }) => ({ choice: choiceOf(search) }),
  loader: async ({ context }) => {
    const order = await context.queryClient.ensureQueryData(
      cartQueries.checkedOrder(context.choice),
    )
    if (order.kind === 'unknown') throw notFound()
  },
  component: CheckOrderPage,
  notFoundComponent: ProductNotFound,
})

function CheckOrderPage() {
  const { choice, settings } = Route.useRouteContext()
  const { 'order-id': orderId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: order } = useSuspenseQuery(cartQueries.checkedOrder(choice))
  if (order.kind === 'unknown') return <ProductNotFound />
  return (
    <Container className="py-8 md:py-12">
      <CheckOrder
        key={JSON.stringify(choice)}
        choice={choice}
        order={order}
        orderId={orderId}
        mailboxUrl={settings.mailboxUrl}
        onChange={(change) =>
          navigate({
            search: (before) => changedSearch(before, change),
            replace: true,
            resetScroll: false,
          })
        }
        onOrderPlaced={(orderId) =>
          navigate({ search: (before) => ({ ...before, 'order-id': orderId }) })
        }
        onBack={() => navigate({ search: (before) => ({ ...before, 'order-id': undefined }) })}
      />
    </Container>
  )
}
