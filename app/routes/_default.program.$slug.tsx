import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { ProgramPage } from '#app/features/programs/program-page.tsx'
import { readProgramPageSearch } from '#app/features/programs/program-page-search.ts'
import { programStructuredData } from '#app/features/programs/program-structured-data.ts'
import { getDurations, getProgram } from '#app/features/programs/programs.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Text = lazyRouteComponent(
  () => import('#app/features/programs/program-text.tsx'),
  'ProgramText',
)
const More = lazyRouteComponent(() => import('./-program-more.tsx'))

export const Route = createFileRoute('/_default/program/$slug')({
  validateSearch: readProgramPageSearch,
  loader: async ({ params: { slug } }) => {
    const data = { slug }
    const [page, prices] = await Promise.all([
      getProgram({ data }),
      getDurations({ data }),
      Text.preload?.(),
      More.preload?.(),
    ])
    if (page.kind === 'missing') throw notFound()
    const name = page.kind === 'found' ? page.program.title : m.programs_meta_title()
    return { seo: { ...page.meta, name }, page, prices }
  },
  shouldReload: reloadOnline,
  head: (page) =>
    loadedHead(page, {
      structuredData: programStructuredData({
        settings: page.match.context.settings,
        page: page.loaderData?.page,
        prices: page.loaderData?.prices,
      }),
    }),
  component: ProgramRoutePage,
  notFoundComponent: NotFoundScreen,
})

function ProgramRoutePage() {
  const { slug } = Route.useParams()
  const { page, prices } = Route.useLoaderData()
  const { nutritionist } = Route.useSearch()
  const program = page.kind === 'found' ? page.program : undefined
  return (
    <ProgramPage
      slug={slug}
      page={page}
      prices={prices}
      nutritionist={nutritionist}
      text={
        program && (
          <DeferredPart>
            <Text program={program} />
          </DeferredPart>
        )
      }
      more={
        program && (
          <DeferredPart>
            <More program={program} />
          </DeferredPart>
        )
      }
    />
  )
}
