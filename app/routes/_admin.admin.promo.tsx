import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminPromosQueries } from '#app/features/admin/promos/admin-promos.queries.ts'
import { PromosPage } from '#app/features/admin/promos/promos-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/promo')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminPromosQueries.all())
    return { seo: { title: m.admin_promo() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(adminPromosQueries.all())
  return <PromosPage {...data} />
}
