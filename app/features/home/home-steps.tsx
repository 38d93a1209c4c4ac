import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { type Drawing, NamedIcon } from '#app/ui/named-icon.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import type { HomePage } from '#server/contract/content.schema.ts'

type HomeStepsProps = {
  steps: HomePage['steps']
  /** Drawings of the steps' icons, by name. */
  icons: Record<string, Drawing>
}

export function HomeSteps({ steps, icons }: HomeStepsProps) {
  const { contactEmail } = useSettings()
  const marked = steps.map(({ icon, ...step }) => ({
    ...step,
    mark: icon && <NamedIcon name={icon} drawings={icons} className="size-6" />,
  }))
  return (
    <section className="bg-surface-tinted py-10 md:py-20">
      <Container className="flex flex-col gap-8 md:gap-12">
        <SectionHeading
          title={m.home_steps_title()}
          description={m.home_steps_text({ email: contactEmail })}
        />
        <StepList steps={marked} layout="row" />
      </Container>
    </section>
  )
}
