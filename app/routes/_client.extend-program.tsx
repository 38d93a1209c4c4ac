import { createFileRoute } from '@tanstack/react-router'
import { extensionQueries } from '#app/features/extension/extension.queries.ts'
import { ExtensionPage } from '#app/features/extension/extension-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { requireMember } from '#app/session/guards.ts'
import { Container } from '#app/ui/container.tsx'

export const Route = createFileRoute('/_client/extend-program')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
  },
  loader: async ({ context }) => {
    const queryClient = await loadQueryClient(context)
    await queryClient.ensureQueryData(extensionQueries.programs())
    return { seo: { title: m.extension_title() } }
  },
  head: loadedHead,
  component: ExtendProgramPage,
})

function ExtendProgramPage() {
  return (
    <Container width="page" className="py-8 md:py-12">
      <ExtensionPage />
    </Container>
  )
}
