import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProgramPage } from '#app/features/programs/program-page.tsx'
import { readProgramPageSearch } from '#app/features/programs/program-page-search.ts'
import { programStructuredData } from '#app/features/programs/program-structured-data.ts'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/program/$slug')({
  validateSearch: readProgramPageSearch,
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [page] = await Promise.all([
      queryClient.ensureQueryData(programQueries.program(slug)),
      queryClient.ensureQueryData(programQueries.durations(slug)),
    ])
    if (page.kind === 'missing') throw notFound()
  },
  head: ({ match: { context, pathname }, params: { slug } }) => {
    const { settings, queryClient } = context
    const page = queryClient.getQueryData(programQueries.program(slug).queryKey)
    const program = page?.kind === 'found' ? page.program : undefined
    const title = page?.meta.title || program?.title
    const head = pageHead({ ...page?.meta, settings, path: pathname, title })
    const durations =
      queryClient.getQueryData(programQueries.durations(slug).queryKey)?.durations ?? []
    const structuredData = program ? programStructuredData({ settings, program, durations }) : []
    return { ...head, meta: [...head.meta, ...structuredData] }
  },
  component: ProgramRoutePage,
  notFoundComponent: NotFoundScreen,
})

function ProgramRoutePage() {
  const { slug } = Route.useParams()
  const { nutritionist } = Route.useSearch()
  return <ProgramPage slug={slug} nutritionist={nutritionist} />
}
