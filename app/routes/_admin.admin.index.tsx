import { createFileRoute } from '@tanstack/react-router'
import { adminTasksQueries } from '#app/features/admin/tasks/admin-tasks.queries.ts'
import { OpenTasksPage } from '#app/features/admin/tasks/open-tasks-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(adminTasksQueries.open())
    return { seo: { title: m.admin_today() } }
  },
  head: loadedHead,
  component: OpenTasksPage,
})
