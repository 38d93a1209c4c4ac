import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { readMailedLinkSearch } from '#app/features/auth/auth-search.ts'
import { VerifyEmail } from '#app/features/auth/verify-email.tsx'

export const Route = createFileRoute('/_default/auth/verify-email')({
  validateSearch: readMailedLinkSearch,
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: VerifyEmailPage,
})

function VerifyEmailPage() {
  return (
    <AuthFrame>
      <VerifyEmail token={Route.useSearch().token} />
    </AuthFrame>
  )
}
