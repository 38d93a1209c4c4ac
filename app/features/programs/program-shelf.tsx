import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ScrollShelf } from '#app/ui/scroll-shelf.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { ProgramCard } from './program-card.tsx'

type ProgramShelfProps = { programs: ProgramSummary[]; durations: ProductService[] }

/** Programs side by side, as a section of another page. Renders nothing if the list is empty. */
export function ProgramShelf({ programs, durations }: ProgramShelfProps) {
  if (programs.length === 0) return null
  return (
    <section className="overflow-hidden py-10 md:py-20">
      <Container>
        <ScrollShelf
          heading={
            <SectionHeading
              title={m.programs_shelf_title()}
              description={m.programs_shelf_text()}
            />
          }
          all={
            <Link to="/program" className={buttonStyles({ variant: 'secondary' })}>
              {m.programs_shelf_all()}
            </Link>
          }
          label={m.programs_shelf_label()}
          previousLabel={m.programs_shelf_previous()}
          nextLabel={m.programs_shelf_next()}
          items={programs}
          keyOf={(program) => program.slug}
        >
          {(program) => (
            <ProgramCard
              program={program}
              heading="h3"
              durations={durations.filter(({ programSlug }) => programSlug === program.slug)}
              isFurtherDown
            />
          )}
        </ScrollShelf>
      </Container>
    </section>
  )
}
