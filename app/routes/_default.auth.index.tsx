import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { AuthPanel } from '#app/features/auth/auth-panel.tsx'
import { readAuthSearch } from '#app/features/auth/auth-search.ts'
import { pathAfterSignIn } from '#app/features/auth/sign-in/path-after-sign-in.ts'
import { getChosenOrder } from '#app/features/cart/order/chosen-order.functions.ts'
import type { ChosenOrder } from '#app/features/cart/order/chosen-order.server.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { chosenServiceOf } from '#app/session/chosen-service.ts'
import { requireGuest } from '#app/session/guards.ts'

export const Route = createFileRoute('/_default/auth/')({
  validateSearch: readAuthSearch,
  beforeLoad: requireGuest,
  loaderDeps: ({ search }) => ({ productServiceId: chosenServiceOf(pathAfterSignIn(search)) }),
  loader: async ({ deps: { productServiceId } }) => ({
    seo: { name: m.auth_tabs_label() },
    order: productServiceId ? await getChosenOrder({ data: { productServiceId } }) : null,
  }),
  head: (page) => loadedHead(page),
  component: AuthPage,
})

function AuthPage() {
  const { order } = Route.useLoaderData()
  const { next, ...search } = Route.useSearch()
  // The server that redirected here never saw the hash; the browser carried it along.
  const hash = useLocation({ select: (location) => location.hash })
  const { settings } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <AuthFrame>
      <AuthPanel
        search={{ ...search, next: next ?? hash }}
        order={order && orderLineOf(order)}
        mailboxUrl={settings.mailboxUrl}
        onTabChange={(tab) =>
          navigate({
            search: (before) => ({ ...before, tab, google: undefined }),
            hash: true,
            replace: true,
          })
        }
      />
    </AuthFrame>
  )
}

function orderLineOf({ programTitle, durationWeeks, priceRupiah }: ChosenOrder): string {
  const weeks = m.cart_weeks({ count: durationWeeks })
  return [programTitle, weeks, formatRupiah(priceRupiah)].join('\u00a0· ')
}
