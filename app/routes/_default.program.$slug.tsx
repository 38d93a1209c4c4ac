import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProgramDetail } from '#app/features/programs/program-detail.tsx'
import { ProgramDurations } from '#app/features/programs/program-durations.tsx'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/program/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [page] = await Promise.all([
      queryClient.ensureQueryData(programQueries.program(slug)),
      queryClient.ensureQueryData(programQueries.durations(slug)),
    ])
    if (!page) throw notFound()
  },
  head: ({ match: { context, pathname }, params: { slug } }) => {
    const page = context.queryClient.getQueryData(programQueries.program(slug).queryKey)
    const title = page?.meta.title || page?.program.title
    return pageHead({ ...page?.meta, settings: context.settings, path: pathname, title })
  },
  component: ProgramPage,
  notFoundComponent: NotFoundScreen,
})

function ProgramPage() {
  const { slug } = Route.useParams()
  const { data: page } = useSuspenseQuery(programQueries.program(slug))
  if (!page) throw notFound()
  return <ProgramDetail program={page.program} durations={<ProgramDurations slug={slug} />} />
}
