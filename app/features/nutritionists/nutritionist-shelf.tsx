import { Link } from '@tanstack/react-router'
import type { WithNextFree } from '#app/clients/next-free.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ScrollShelf } from '#app/ui/scroll-shelf.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { NutritionistSummary } from '#server/contract/nutritionist.schema.ts'
import { NutritionistCard } from './nutritionist-card.tsx'

type NutritionistShelfProps = { nutritionists: WithNextFree<NutritionistSummary>[] }

/**
 * All nutritionists side by side, as a section of another page. Renders nothing if the list is empty.
 */
export function NutritionistShelf({ nutritionists }: NutritionistShelfProps) {
  if (nutritionists.length === 0) return null
  return (
    <section className="overflow-hidden py-10 md:py-20">
      <Container>
        <ScrollShelf
          heading={
            <SectionHeading
              title={m.nutritionists_shelf_title()}
              description={m.nutritionists_shelf_text()}
            />
          }
          all={
            <Link to="/ahli-gizi" className={buttonStyles({ variant: 'secondary' })}>
              {m.nutritionists_shelf_all()}
            </Link>
          }
          label={m.nutritionists_list_label()}
          previousLabel={m.nutritionists_shelf_previous()}
          nextLabel={m.nutritionists_shelf_next()}
          items={nutritionists}
          keyOf={({ slug }) => slug}
        >
          {(nutritionist) => <NutritionistCard nutritionist={nutritionist} heading="h3" />}
        </ScrollShelf>
      </Container>
    </section>
  )
}
