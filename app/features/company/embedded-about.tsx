import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextAnswer } from './company.server.ts'

/** The same words inside another site's frame, which brings the title. */
export function EmbeddedAbout({ text }: { text: TextAnswer }) {
  if (text.kind === 'unavailable') return <TextUnavailable />
  return (
    <div className="flex flex-col gap-12">
      <p className="max-w-prose text-ink-muted text-lg">{text.page.lead}</p>
      <TextSections sections={text.page.sections} layout="grid" />
    </div>
  )
}
