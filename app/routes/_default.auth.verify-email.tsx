import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { verificationSearchSchema } from '#app/features/auth/auth-search.schema.ts'
import { VerifyEmail } from '#app/features/auth/verify-email.tsx'

export const Route = createFileRoute('/_default/auth/verify-email')({
  validateSearch: verificationSearchSchema,
  component: VerifyEmailPage,
})

function VerifyEmailPage() {
  const { token } = Route.useSearch()
  const { settings } = Route.useRouteContext()
  return (
    <AuthFrame>
      <VerifyEmail token={token} mailboxUrl={settings.mailboxUrl} />
    </AuthFrame>
  )
}
