import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { adminMailQueries } from '#app/features/admin/mail/admin-mail.queries.ts'
import { UpkeepPage } from '#app/features/admin/mail/upkeep-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/email')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminMailQueries.upkeep())
    return { seo: { title: m.admin_upkeep() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(adminMailQueries.upkeep())
  return <UpkeepPage {...data} />
}
