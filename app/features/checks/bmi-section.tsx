import { m } from '#app/i18n/paraglide/messages.js'
import { sources } from '#app/nutrition/sources.ts'
import { Container } from '#app/ui/container.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { BmiCheck } from './bmi-check.tsx'
import { SourceLinks } from './source-links.tsx'

export function BmiSection() {
  return (
    <section aria-labelledby="bmi" className="bg-surface-tinted py-10 md:py-20">
      <Container className="flex flex-col gap-10">
        <SectionHeading id="bmi" title={m.checks_bmi_title()} description={m.checks_bmi_text()} />
        <BmiCheck />
        <SourceLinks
          sources={[
            sources.adultObesity,
            sources.obesityClasses,
            sources.balancedNutrition,
            sources.whoAsia,
            sources.waist,
          ]}
        />
      </Container>
    </section>
  )
}
