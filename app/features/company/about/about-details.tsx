import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { AboutSeller } from './about-seller.tsx'
import { AboutWays } from './about-ways.tsx'

/** The sections of the about page, who runs the site, and the links at its end. */
export function AboutDetails({ text }: { text: TextPage | undefined }) {
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      {text ? <TextSections sections={text.sections} layout="grid" /> : <TextUnavailable />}
      <AboutSeller />
      {text?.closing && (
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
