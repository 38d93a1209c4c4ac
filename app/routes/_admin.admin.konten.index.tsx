import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { contentDeskQueries } from '#app/features/admin/content/content-desk.queries.ts'
import { TextsPage } from '#app/features/admin/content/texts-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/konten/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(contentDeskQueries.list())
    return { seo: { title: m.desk_title() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data } = useSuspenseQuery(contentDeskQueries.list())
  return <TextsPage {...data} />
}
