import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { Container } from '#app/ui/container.tsx'
import { ProgramDetail } from './program-detail.tsx'
import { ProgramDurations } from './program-durations.tsx'
import { programQueries } from './programs.queries.ts'
import { ProgramsUnavailable } from './programs-unavailable.tsx'

/** A program as far as it can be read: without its words it can still be bought. */
export function ProgramPage({ slug }: { slug: string }) {
  const { data: page, refetch, isFetching } = useSuspenseQuery(programQueries.program(slug))
  const durations = <ProgramDurations slug={slug} />
  if (page.kind === 'missing') throw notFound()
  if (page.kind === 'found') return <ProgramDetail program={page.program} durations={durations} />
  return (
    <Container className="grid items-start gap-10 py-12 md:grid-cols-2 md:py-20">
      <ProgramsUnavailable isBusy={isFetching} onRetry={() => refetch()} />
      {durations}
    </Container>
  )
}
