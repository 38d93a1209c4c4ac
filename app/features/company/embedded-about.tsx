import { useSuspenseQuery } from '@tanstack/react-query'
import { companyQueries } from './company.queries.ts'
import { TextSections } from './text-sections.tsx'
import { TextUnavailable } from './text-unavailable.tsx'

/** The same words inside another site's frame, which brings the title. */
export function EmbeddedAbout() {
  const { data } = useSuspenseQuery(companyQueries.text('tentang'))
  if (data.kind === 'unavailable') return <TextUnavailable slug="tentang" />
  return (
    <>
      <p className="max-w-prose text-ink-muted text-lg">{data.page.lead}</p>
      <TextSections sections={data.page.sections} layout="grid" />
    </>
  )
}
