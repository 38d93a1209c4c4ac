import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { QuickTextsForm } from '#app/features/messages/quick-texts/quick-texts-form.tsx'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { SettingsPage } from '#app/features/practice/settings/settings-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_practice/praktik/pengaturan')({
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await Promise.all([
      queryClient.ensureQueryData(practiceQueries.practice()),
      queryClient.prefetchQuery(messageQueries.quickTexts()),
    ])
    return { seo: { title: m.practice_settings() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { data: view } = useSuspenseQuery(practiceQueries.practice())
  return <SettingsPage view={view} quickTexts={<QuickTextsForm />} />
}
