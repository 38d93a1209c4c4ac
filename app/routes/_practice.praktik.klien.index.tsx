import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ClientsPage } from '#app/features/practice/clients/clients-page.tsx'
import { readClientsSearch } from '#app/features/practice/clients/clients-search.ts'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_practice/praktik/klien/')({
  validateSearch: readClientsSearch,
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(practiceQueries.clients())
    return { seo: { title: m.practice_clients() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: view } = useSuspenseQuery(practiceQueries.clients())
  return <ClientsPage view={view} search={Route.useSearch()} />
}
