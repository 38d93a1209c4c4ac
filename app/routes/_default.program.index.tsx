import { createFileRoute } from '@tanstack/react-router'
import { ProgramList } from '#app/features/programs/program-list.tsx'
import { readProgramSearch } from '#app/features/programs/program-search.ts'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/program/')({
  validateSearch: readProgramSearch,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(programQueries.list()),
      queryClient.ensureQueryData(programQueries.allDurations()),
    ])
  },
  head: ({ match: { context, pathname, search } }) => {
    const page = context.queryClient.getQueryData(programQueries.list().queryKey)
    const title = page?.meta.title || m.programs_meta_title()
    // A filtered list is a view of the whole one, which is the page to be found.
    const isIndexed = search.need === undefined
    return pageHead({ ...page?.meta, settings: context.settings, path: pathname, title, isIndexed })
  },
  component: ProgramListPage,
})

function ProgramListPage() {
  const { need } = Route.useSearch()
  return <ProgramList need={need} />
}
