import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminAuditQueries } from '#app/features/admin/audit/admin-audit.queries.ts'
import { AuditPage } from '#app/features/admin/audit/audit-page.tsx'
import { readAuditSearch } from '#app/features/admin/audit/audit-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/audit')({
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminAuditQueries.page(deps))
    return { seo: { title: m.admin_audit() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const { data } = useSuspenseQuery(adminAuditQueries.page(search))
  return <AuditPage {...data} search={search} />
}
