import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { cartQueries } from '#app/features/cart/cart.queries.ts'
import { CheckOrder } from '#app/features/cart/order/check-order.tsx'
import { changedSearch, choiceOf, readOrderSearch } from '#app/features/cart/order/order-search.ts'
import { ProductNotFound } from '#app/features/cart/order/product-not-found.tsx'
import { KolCodeForm } from '#app/features/kol/kol-code-form.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { ContactLines } from '#app/ui/contact-lines.tsx'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/cart/check-order')({
  validateSearch: readOrderSearch,
  beforeLoad: async ({ search, context, location }) => {
    const choice = choiceOf(search)
    if (!choice) throw redirect({ to: '/' })
    // A guest sees the price first. A saved cart and a placed order belong to a member.
    const isOwned = 'cartId' in choice.subject || search['order-id'] !== undefined
    const member = isOwned
      ? await requireMember({ context, location })
      : await context.session.ensure()
    return { choice, visitor: member ? ('member' as const) : ('guest' as const) }
  },
  staleTime: 0,
  loaderDeps: ({ search }) => ({ choice: choiceOf(search), orderId: search['order-id'] }),
  loader: async ({ context, deps, location }) => {
    const queryClient = await loadQueryClient(context)
    // After the OTP, Back shows the purchase instead of a spent code form.
    if (deps.orderId) {
      const id = await findTransactionOf(queryClient, deps.orderId)
      if (id) throw redirect({ to: '/transaction/$id', params: { id }, replace: true })
    }
    const order = await queryClient.ensureQueryData(
      cartQueries.checkedOrder(context.choice, context.visitor),
    )
    if (order.kind === 'unknown') throw notFound()
    if (order.kind === 'members-only') await requireMember({ context, location })
    return { seo: { title: m.cart_order_title() } }
  },
  head: loadedHead,
  component: CheckOrderPage,
  notFoundComponent: ProductNotFound,
})

/**
 * Never cached: the order gets its transaction when its code is entered, here or in another tab.
 */
async function findTransactionOf(
  queryClient: QueryClient,
  orderId: string,
): Promise<string | undefined> {
  const purchases = await queryClient.fetchQuery({ ...cartQueries.purchases(), staleTime: 0 })
  return purchases.find(({ transaction }) => transaction.orderId === orderId)?.transaction.id
}

function CheckOrderPage() {
  const { choice, visitor, settings } = Route.useRouteContext()
  const { 'order-id': orderId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: order } = useSuspenseQuery(cartQueries.checkedOrder(choice, visitor))
  if (order.kind !== 'found') return <ProductNotFound />
  const nutritionist = order.proposal.nutritionist?.slug
  return (
    <Container className="flex flex-col gap-10 py-8 md:py-12">
      <CheckOrder
        choice={choice}
        order={order}
        isGuest={visitor === 'guest'}
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
          // The placed order keeps its nutritionist, though another may be proposed meanwhile.
          navigate({ search: (before) => ({ ...before, nutritionist, 'order-id': orderId }) })
        }
        referralField={<KolCodeForm />}
        onBack={() => navigate({ search: (before) => ({ ...before, 'order-id': undefined }) })}
      />
      <ContactLines title={m.shell_contact_order()} />
    </Container>
  )
}
