import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#app/features/admin/sign-in/sign-in-page.tsx'
import { readAdminSignInSearch } from '#app/features/admin/sign-in/sign-in-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'

/** The second step of the console's sign-in. A guest signs in first and comes back. */
export const Route = createFileRoute('/_client/admin/masuk')({
  validateSearch: readAdminSignInSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: () => ({ seo: { title: m.admin_sign_in_title() } }),
  head: loadedHead,
  component: Page,
})

function Page() {
  return <SignInPage to={Route.useSearch().to} />
}
