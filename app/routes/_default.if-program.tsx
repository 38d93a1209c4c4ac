import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IfProgram } from '#app/features/programs/if-program.tsx'
import { ifProgramSlug } from '#app/features/programs/if-program-slug.ts'
import { getDurations } from '#app/features/programs/programs.functions.ts'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Details = lazyRouteComponent(
  () => import('#app/features/programs/if-program-details.tsx'),
  'IfProgramDetails',
)

export const Route = createFileRoute('/_default/if-program')({
  loader: async () => {
    const [{ meta, page }, prices] = await Promise.all([
      getTextPage({ data: { slug: 'if-program' } }),
      getDurations({ data: { slug: ifProgramSlug } }),
      Details.preload?.(),
    ])
    return { seo: { ...meta, name: m.programs_if_title() }, page, prices }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: IfProgramPage,
})

function IfProgramPage() {
  const { page, prices } = Route.useLoaderData()
  return (
    <IfProgram
      text={page}
      details={
        <DeferredPart>
          <Details text={page} prices={prices} />
        </DeferredPart>
      }
    />
  )
}
