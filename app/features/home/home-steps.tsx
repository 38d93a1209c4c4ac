import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import type { HomePage } from '#server/contract/content.schema.ts'

/** Where the hero's second link leads. */
export const stepsId = 'steps'

export function HomeSteps({ steps }: { steps: HomePage['steps'] }) {
  return (
    <section id={stepsId} className="bg-surface-sunken py-16 md:py-24">
      <Container className="flex flex-col gap-12">
        <SectionHeading title={m.home_steps_title()} description={m.home_steps_text()} />
        <StepList steps={steps} layout="row" />
      </Container>
    </section>
  )
}
