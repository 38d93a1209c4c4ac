import { createFileRoute } from '@tanstack/react-router'
import { openMailedLink } from '#app/features/auth/auth.functions.ts'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { readMailedLinkSearch } from '#app/features/auth/auth-search.ts'
import { VerifyEmail } from '#app/features/auth/sign-up/verify-email.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { secretHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/auth/verify-email')({
  validateSearch: readMailedLinkSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    const seo = { name: m.auth_verify_title() }
    return { seo, ...(token && (await openMailedLink({ data: { token } }))) }
  },
  head: (page) => secretHead(page),
  component: VerifyEmailPage,
})

function VerifyEmailPage() {
  const { isOutdated = false } = Route.useLoaderData()
  return (
    <AuthFrame>
      <VerifyEmail token={Route.useSearch().token} isOutdated={isOutdated} />
    </AuthFrame>
  )
}
