import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import { ProgramCard } from './program-card.tsx'

export function ProgramList({ programs }: { programs: ProgramSummary[] }) {
  return (
    <Container className="flex flex-col gap-10 py-12 md:gap-14 md:py-20">
      <PageHeading title={m.programs_list_title()} description={m.programs_list_text()} />
      {programs.length === 0 && <p className="text-ink-muted">{m.programs_list_empty()}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {programs.map((program) => (
          <li key={program.slug} className="flex">
            <ProgramCard program={program} heading="h2" />
          </li>
        ))}
      </ul>
    </Container>
  )
}
