import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminKolsQueries } from '#app/features/admin/kols/admin-kols.queries.ts'
import { kolQueryOf } from '#app/features/admin/kols/kol-query-of.ts'
import { KolsPage } from '#app/features/admin/kols/kols-page.tsx'
import { readKolsSearch } from '#app/features/admin/kols/kols-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/mitra/')({
  validateSearch: readKolsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminKolsQueries.list(kolQueryOf(deps)))
    return { seo: { title: m.admin_kols() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const query = kolQueryOf(Route.useSearch())
  const { data } = useSuspenseQuery(adminKolsQueries.list(query))
  return <KolsPage list={data} query={query} />
}
