import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { AuthPanel } from '#app/features/auth/auth-panel.tsx'
import { authSearchSchema } from '#app/features/auth/auth-search.schema.ts'
import { requireGuest } from '#app/session/guards.ts'

export const Route = createFileRoute('/_default/auth/')({
  validateSearch: authSearchSchema,
  beforeLoad: requireGuest,
  component: AuthPage,
})

function AuthPage() {
  const search = Route.useSearch()
  const { settings } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <AuthFrame>
      <AuthPanel
        search={search}
        mailboxUrl={settings.mailboxUrl}
        onTabChange={(tab) =>
          navigate({ search: (before) => ({ ...before, tab, google: undefined }), replace: true })
        }
      />
    </AuthFrame>
  )
}
