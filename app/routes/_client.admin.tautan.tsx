import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '#app/features/admin/sign-in/link-page.tsx'
import { readStaffLinkSearch } from '#app/features/admin/sign-in/sign-in-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { secretHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'

/** Where a staff link leads. A guest signs in or up first and comes back. */
export const Route = createFileRoute('/_client/admin/tautan')({
  validateSearch: readStaffLinkSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: () => ({ seo: { title: m.admin_link_title() } }),
  head: (page) => secretHead(page),
  component: Page,
})

function Page() {
  return <LinkPage token={Route.useSearch().token ?? ''} />
}
