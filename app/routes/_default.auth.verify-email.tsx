import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { mailedLinkSearchSchema } from '#app/features/auth/auth-search.schema.ts'
import { VerifyEmail } from '#app/features/auth/verify-email.tsx'

export const Route = createFileRoute('/_default/auth/verify-email')({
  validateSearch: mailedLinkSearchSchema,
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
