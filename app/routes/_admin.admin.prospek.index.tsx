import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminLeadsQueries } from '#app/features/admin/leads/admin-leads.queries.ts'
import { leadQueryOf } from '#app/features/admin/leads/lead-query-of.ts'
import { LeadsPage } from '#app/features/admin/leads/leads-page.tsx'
import { readLeadsSearch } from '#app/features/admin/leads/leads-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/prospek/')({
  validateSearch: readLeadsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminLeadsQueries.list(leadQueryOf(deps)))
    return { seo: { title: m.admin_lead() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const query = leadQueryOf(Route.useSearch())
  const { data } = useSuspenseQuery(adminLeadsQueries.list(query))
  return <LeadsPage list={data} query={query} />
}
