import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'

/** The text in another site's frame, which has its own title. */
export function EmbeddedAbout({ text }: { text: TextPage | undefined }) {
  if (!text) return <TextUnavailable />
  return (
    <div className="flex flex-col gap-12">
      <p className="max-w-prose text-ink-muted text-lg">{text.lead}</p>
      <TextSections sections={text.sections} layout="grid" />
    </div>
  )
}
