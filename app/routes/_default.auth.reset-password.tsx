import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { readMailedLinkSearch } from '#app/features/auth/auth-search.ts'
import { ResetPassword } from '#app/features/auth/reset-password.tsx'

export const Route = createFileRoute('/_default/auth/reset-password')({
  validateSearch: readMailedLinkSearch,
  // The address carries what opens an account: no other page or site learns it.
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return (
    <AuthFrame>
      <ResetPassword token={Route.useSearch().token} />
    </AuthFrame>
  )
}
