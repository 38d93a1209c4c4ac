import { createFileRoute } from '@tanstack/react-router'
import { InvitePage } from '#app/features/practice/invite/invite-page.tsx'
import { readInviteSearch } from '#app/features/practice/invite/invite-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { secretHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'

/** Where the mailed invitation leads. A guest signs in or up first and comes back. */
export const Route = createFileRoute('/_client/praktik/undangan')({
  validateSearch: readInviteSearch,
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: () => ({ seo: { title: m.practice_invite_title() } }),
  head: (page) => secretHead(page),
  component: Page,
})

function Page() {
  return <InvitePage token={Route.useSearch().token ?? ''} />
}
