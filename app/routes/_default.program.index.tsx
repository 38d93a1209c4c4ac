import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ProgramList } from '#app/features/programs/program-list.tsx'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/program/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(programQueries.list())
  },
  head: ({ match: { context, pathname } }) => {
    const page = context.queryClient.getQueryData(programQueries.list().queryKey)
    const title = page?.meta.title || m.programs_meta_title()
    return pageHead({ ...page?.meta, settings: context.settings, path: pathname, title })
  },
  component: ProgramListPage,
})

function ProgramListPage() {
  const { data } = useSuspenseQuery(programQueries.list())
  return <ProgramList programs={data.programs} />
}
