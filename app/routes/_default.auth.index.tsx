import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { AuthPanel } from '#app/features/auth/auth-panel.tsx'
import { readAuthSearch } from '#app/features/auth/auth-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireGuest } from '#app/session/guards.ts'

export const Route = createFileRoute('/_default/auth/')({
  validateSearch: readAuthSearch,
  beforeLoad: requireGuest,
  loader: () => ({ seo: { name: m.auth_tabs_label() } }),
  head: (page) => loadedHead(page),
  component: AuthPage,
})

function AuthPage() {
  const { next, ...search } = Route.useSearch()
  // The server that redirected here never saw the hash; the browser carried it along.
  const hash = useLocation({ select: (location) => location.hash })
  const { settings } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <AuthFrame>
      <AuthPanel
        search={{ ...search, next: next ?? hash }}
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
