import { TextSections } from '#app/ui/text-sections.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { partIdOf } from './legal-page.tsx'

/** The sections of a legal text, each the target of a link in the contents. */
export function LegalSections({ text }: { text: TextPage }) {
  return <TextSections sections={text.sections} ids={text.sections.map((_, at) => partIdOf(at))} />
}
