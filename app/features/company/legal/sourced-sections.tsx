import { m } from '#app/i18n/paraglide/messages.js'
import { SourceList } from '#app/ui/source-list.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { LegalSections } from './legal-sections.tsx'

/** The sections of a text, and the sources that it names. */
export function SourcedSections({ text }: { text: TextPage }) {
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <LegalSections text={text} />
      <SourceList title={m.company_food_sources_list()} sources={text.sources} />
    </div>
  )
}
