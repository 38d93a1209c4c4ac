import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ChecksPage } from '#app/features/checks/checks-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Checks = lazyRouteComponent(() => import('./-checks.tsx'))

export const Route = createFileRoute('/_default/cek-gizi')({
  loader: async () => {
    const [{ meta, page }] = await Promise.all([
      getTextPage({ data: { slug: 'cek-gizi' } }),
      Checks.preload?.(),
    ])
    return { seo: { ...meta, name: m.checks_title() }, text: page }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: ChecksRoutePage,
})

function ChecksRoutePage() {
  const { text } = Route.useLoaderData()
  return (
    <ChecksPage text={text}>
      <DeferredPart>
        <Checks />
      </DeferredPart>
    </ChecksPage>
  )
}
