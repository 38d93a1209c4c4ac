import { m } from '#app/i18n/paraglide/messages.js'
import { SectionAlert } from '#app/ui/section-alert.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import { type SectionLooks, TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { ifProgramSlug } from './if-program-slug.ts'
import { ProgramDurations } from './program-durations.tsx'
import { ProgramSection } from './program-parts.tsx'
import type { DurationsAnswer } from './programs.server.ts'

type IfProgramDetailsProps = {
  /** Undefined while the text is down. */
  text: TextPage | undefined
  prices: DurationsAnswer
}

const looks: SectionLooks = {
  caution: (section) => <SectionAlert section={section} tone="warning" />,
  figures: ({ heading, terms }) => <Figures title={heading} terms={terms} />,
}

/** What intermittent fasting is, who should not do it, and how long the program takes. */
export function IfProgramDetails({ text, prices }: IfProgramDetailsProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[7fr_5fr]">
      {text ? <TextSections sections={text.sections} looks={looks} /> : <TextUnavailable />}
      <aside className="flex flex-col gap-4 lg:row-span-2 lg:h-full">
        <ProgramDurations slug={ifProgramSlug} prices={prices} />
      </aside>
      {text && <SourceList title={m.programs_sources_title()} sources={text.sources} />}
    </div>
  )
}

type FiguresProps = { title: string; terms: TextPage['sections'][number]['terms'] }

/** The limits that no plan exceeds. */
function Figures({ title, terms }: FiguresProps) {
  return (
    <ProgramSection title={title}>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {terms.map(({ term, text }) => (
          <div key={term} className="flex flex-col gap-1 border-highlight border-l-4 pl-4">
            <dt className="font-bold text-xl tabular-nums">{term}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </ProgramSection>
  )
}
