import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminCasesQueries } from '#app/features/admin/cases/admin-cases.queries.ts'
import { CasePage } from '#app/features/admin/cases/case-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/permintaan-data/$register/$id')({
  loader: async ({ context, params: { register, id } }) => {
    if (register !== 'breaches' && register !== 'data-requests') throw notFound()
    const queryClient = await loadQueryClient(context)
    const one = await queryClient.ensureQueryData(adminCasesQueries.one({ register, id }))
    if (!one) throw notFound()
    return { key: { register, id } as const, seo: { title: m.admin_cases() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { key } = Route.useLoaderData()
  const { data: one } = useSuspenseQuery(adminCasesQueries.one(key))
  return one && <CasePage one={one} />
}
