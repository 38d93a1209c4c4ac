import { createFileRoute } from '@tanstack/react-router'
import { ProgramList } from '#app/features/programs/program-list.tsx'
import { readProgramSearch } from '#app/features/programs/program-search.ts'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/program/')({
  validateSearch: readProgramSearch,
  loader: async ({ context: { queryClient } }) => {
    const [{ meta }] = await Promise.all([
      queryClient.ensureQueryData(programQueries.list()),
      queryClient.ensureQueryData(programQueries.allDurations()),
    ])
    return { seo: { ...meta, title: meta.title || m.programs_meta_title() } }
  },
  // A filtered list is a view of the whole one, which is the page to be found.
  head: (page) => loadedHead(page, { isIndexed: page.match.search.need === undefined }),
  component: ProgramListPage,
})

function ProgramListPage() {
  const { need } = Route.useSearch()
  return <ProgramList need={need} />
}
