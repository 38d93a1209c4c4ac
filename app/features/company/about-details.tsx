import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { AboutWays } from './about-ways.tsx'

/** The sections of the about page and the links at its end. */
export function AboutDetails({ text }: { text: TextPage | undefined }) {
  if (!text) return <TextUnavailable />
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      <TextSections sections={text.sections} layout="grid" />
      {text.closing && (
        <ClosingPanel
          closing={text.closing}
          picture={
            <ProgramIllustration name="balanced-plate" className="rounded-card" isFurtherDown />
          }
        >
          <AboutWays />
        </ClosingPanel>
      )}
    </div>
  )
}
