import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminKolsQueries } from '#app/features/admin/kols/admin-kols.queries.ts'
import { KolPage } from '#app/features/admin/kols/kol-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/mitra/$code')({
  loader: async ({ context, params: { code } }) => {
    const queryClient = await loadQueryClient(context)
    const kol = await queryClient.ensureQueryData(adminKolsQueries.one(code))
    if (!kol) throw notFound()
    return { seo: { title: m.admin_kols() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { code } = Route.useParams()
  const { data: kol } = useSuspenseQuery(adminKolsQueries.one(code))
  return kol && <KolPage kol={kol} />
}
