import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { readProfileSearch } from '#app/features/auth/auth-search.ts'
import { ProfileCompletion } from '#app/features/auth/sign-up/profile-completion.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { secretHead } from '#app/seo/page-head.ts'
import { requireGuest } from '#app/session/guards.ts'

export const Route = createFileRoute('/_default/auth/profile-completion')({
  validateSearch: readProfileSearch,
  beforeLoad: requireGuest,
  loader: () => ({ seo: { name: m.auth_profile_title() } }),
  // The address carries a name and a birth date, so no referrer may reveal it.
  head: (page) => secretHead(page),
  component: ProfileCompletionPage,
})

function ProfileCompletionPage() {
  return (
    <AuthFrame>
      <ProfileCompletion profile={Route.useSearch()} />
    </AuthFrame>
  )
}
