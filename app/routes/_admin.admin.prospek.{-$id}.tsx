import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, notFound } from '@tanstack/react-router'
import { adminLeadsQueries } from '#app/features/admin/leads/admin-leads.queries.ts'
import { LeadPage } from '#app/features/admin/leads/lead-page.tsx'
import { leadQueryOf } from '#app/features/admin/leads/lead-query-of.ts'
import { LeadsPage } from '#app/features/admin/leads/leads-page.tsx'
import { readLeadsSearch } from '#app/features/admin/leads/leads-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/prospek/{-$id}')({
  validateSearch: readLeadsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { id } }) => {
    const queryClient = await loadQueryClient(context)
    if (id === undefined) {
      await queryClient.ensureQueryData(adminLeadsQueries.list(leadQueryOf(deps)))
      return { seo: { title: m.admin_lead() } }
    }
    const lead = await queryClient.ensureQueryData(adminLeadsQueries.one(id))
    if (!lead) throw notFound()
    return { seo: { title: m.admin_lead() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return id === undefined ? <List /> : <One id={id} />
}

function List() {
  const query = leadQueryOf(Route.useSearch())
  const { data } = useSuspenseQuery(adminLeadsQueries.list(query))
  return <LeadsPage list={data} query={query} />
}

function One({ id }: { id: string }) {
  const { data } = useSuspenseQuery(adminLeadsQueries.one(id))
  // It was deleted.
  if (!data) return <Navigate to="/admin/prospek/{-$id}" params={{ id: undefined }} replace />
  return <LeadPage lead={data} />
}
