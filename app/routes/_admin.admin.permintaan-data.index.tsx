import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminCasesQueries } from '#app/features/admin/cases/admin-cases.queries.ts'
import { RegistersPage } from '#app/features/admin/cases/registers-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/permintaan-data/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminCasesQueries.registers())
    return { seo: { title: m.admin_cases() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(adminCasesQueries.registers())
  return <RegistersPage {...data} />
}
