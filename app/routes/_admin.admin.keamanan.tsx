import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  adminSecurityCalls,
  adminSecurityQueries,
} from '#app/features/admin/security/admin-security.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { OwnSecurityPage } from '#app/session/second-factor/own-security/own-security-page.tsx'

/** A person of the staff sees their own sessions and second factor. It needs no permission. */
export const Route = createFileRoute('/_admin/admin/keamanan')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminSecurityQueries.own())
    return { seo: { title: m.factor_own() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(adminSecurityQueries.own())
  return <OwnSecurityPage security={data} calls={adminSecurityCalls} />
}
