import { createFileRoute } from '@tanstack/react-router'
import { ProgramList } from '#app/features/programs/program-list.tsx'
import { readProgramSearch } from '#app/features/programs/program-search.ts'
import { getAllDurations, getProgramList } from '#app/features/programs/programs.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/program/')({
  validateSearch: readProgramSearch,
  loader: async () => {
    const [list, prices] = await Promise.all([getProgramList(), getAllDurations()])
    const { meta } = list
    return { seo: { ...meta, name: m.programs_meta_title() }, list, prices }
  },
  // Search engines should index the unfiltered list only.
  shouldReload: reloadOnline,
  head: (page) => loadedHead(page, { isIndexed: page.match.search.need === undefined }),
  component: ProgramListPage,
})

function ProgramListPage() {
  const { list, prices } = Route.useLoaderData()
  const { need } = Route.useSearch()
  return <ProgramList list={list} prices={prices} need={need} />
}
