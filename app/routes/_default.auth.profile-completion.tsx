import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { readProfileSearch } from '#app/features/auth/auth-search.ts'
import { ProfileCompletion } from '#app/features/auth/profile-completion.tsx'
import { requireGuest } from '#app/session/guards.ts'

export const Route = createFileRoute('/_default/auth/profile-completion')({
  validateSearch: readProfileSearch,
  beforeLoad: requireGuest,
  // The address carries a name and a birth date: no other page or site learns it.
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: ProfileCompletionPage,
})

function ProfileCompletionPage() {
  return (
    <AuthFrame>
      <ProfileCompletion profile={Route.useSearch()} />
    </AuthFrame>
  )
}
