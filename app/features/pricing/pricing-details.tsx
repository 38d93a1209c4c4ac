import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { type SectionLooks, TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'

type PricingDetailsProps = {
  /** Undefined while the text is down. */
  text: TextPage | undefined
  /** Current and coming promos. */
  promos: ReactNode
}

const looks: SectionLooks = {
  included: ({ heading, terms }) => <Included title={heading} facts={terms} />,
}

/** Conditions and contents of the prices, and the next links. */
export function PricingDetails({ text, promos }: PricingDetailsProps) {
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      {promos}
      {text ? <TextSections sections={text.sections} looks={looks} /> : <TextUnavailable />}
      {text?.closing && (
        <ClosingPanel
          closing={text.closing}
          picture={
            <ProgramIllustration name="family-table" className="rounded-card" isFurtherDown />
          }
        >
          <Link to="/program" className={buttonStyles({ size: 'lg' })}>
            {m.pricing_choose_program()}
          </Link>
        </ClosingPanel>
      )}
    </div>
  )
}

type Term = TextPage['sections'][number]['terms'][number]

function Included({ title, facts }: { title: string; facts: Term[] }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {facts.map(({ term, text }) => (
          <li key={term} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-6 text-link" />
            <div className="flex flex-col gap-1">
              <h3 className="text-lg">{term}</h3>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
