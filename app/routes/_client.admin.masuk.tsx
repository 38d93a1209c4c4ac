import { createFileRoute } from '@tanstack/react-router'
import { adminQueries } from '#app/features/admin/admin.queries.ts'
import { SignInPage } from '#app/features/admin/sign-in/sign-in-page.tsx'
import { readAdminSignInSearch } from '#app/features/admin/sign-in/sign-in-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'

/** The second step of the console's sign-in. A guest signs in first and comes back. */
export const Route = createFileRoute('/_client/admin/masuk')({
  validateSearch: readAdminSignInSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  // The person may have been suspended a moment after signing in.
  staleTime: 0,
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    const session = await queryClient.fetchQuery({ ...adminQueries.staffSession(), staleTime: 0 })
    return { isSuspended: session === 'suspended', seo: { title: m.admin_sign_in_title() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { isSuspended } = Route.useLoaderData()
  return <SignInPage to={Route.useSearch().to} isSuspended={isSuspended} />
}
