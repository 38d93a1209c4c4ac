import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProgramPage } from '#app/features/programs/program-page.tsx'
import { readProgramPageSearch } from '#app/features/programs/program-page-search.ts'
import { programStructuredData } from '#app/features/programs/program-structured-data.ts'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/program/$slug')({
  validateSearch: readProgramPageSearch,
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [page] = await Promise.all([
      queryClient.ensureQueryData(programQueries.program(slug)),
      queryClient.ensureQueryData(programQueries.durations(slug)),
    ])
    if (page.kind === 'missing') throw notFound()
    if (page.kind === 'unavailable') return { seo: page.meta }
    return { seo: { ...page.meta, title: page.meta.title || page.program.title } }
  },
  head: (page) => loadedHead(page, { structuredData: programStructuredData(page) }),
  component: ProgramRoutePage,
  notFoundComponent: NotFoundScreen,
})

function ProgramRoutePage() {
  const { slug } = Route.useParams()
  const { nutritionist } = Route.useSearch()
  return <ProgramPage slug={slug} nutritionist={nutritionist} />
}
