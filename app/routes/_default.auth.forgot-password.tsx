import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { readForgotSearch } from '#app/features/auth/auth-search.ts'
import { ForgotPassword } from '#app/features/auth/sign-in/forgot-password.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/auth/forgot-password')({
  validateSearch: readForgotSearch,
  loader: () => ({ seo: { name: m.auth_forgot_title() } }),
  head: (page) => loadedHead(page),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return (
    <AuthFrame>
      <ForgotPassword redirect={Route.useSearch().redirect} />
    </AuthFrame>
  )
}
