import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { readResetSearch } from '#app/features/auth/auth-search.ts'
import { ResetPassword } from '#app/features/auth/sign-in/reset-password.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { secretHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/auth/reset-password')({
  validateSearch: readResetSearch,
  loader: () => ({ seo: { name: m.auth_reset_title() } }),
  // The address carries a reset token, so no referrer may reveal it.
  head: (page) => secretHead(page),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return (
    <AuthFrame>
      <ResetPassword {...Route.useSearch()} />
    </AuthFrame>
  )
}
