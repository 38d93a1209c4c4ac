import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, notFound } from '@tanstack/react-router'
import { adminLeadsQueries } from '#app/features/admin/leads/admin-leads.queries.ts'
import { LeadPage } from '#app/features/admin/leads/lead-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/prospek/$id')({
  loader: async ({ context, params: { id } }) => {
    const queryClient = await loadQueryClient(context)
    const lead = await queryClient.ensureQueryData(adminLeadsQueries.one(id))
    if (!lead) throw notFound()
    return { seo: { title: m.admin_lead() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: lead } = useSuspenseQuery(adminLeadsQueries.one(id))
  // It was deleted.
  if (!lead) return <Navigate to="/admin/prospek" replace />
  return <LeadPage lead={lead} />
}
