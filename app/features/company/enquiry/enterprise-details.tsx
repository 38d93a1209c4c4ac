import { CompanyPicture } from '#app/features/company/company-picture.tsx'
import { OpenedLetter } from '#app/features/company/drawings/opened-letter.tsx'
import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'
import { ContactLink } from './contact-link.tsx'

/** The text below the picture and the link to the enquiry form. */
export function EnterpriseDetails({ text }: { text: TextPage | undefined }) {
  if (!text) return <TextUnavailable />
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      <TextSections sections={text.sections} layout="grid" />
      {text.closing && (
        <ClosingPanel
          closing={text.closing}
          picture={<CompanyPicture drawing={OpenedLetter} ground="cloth" />}
        >
          <ContactLink />
        </ClosingPanel>
      )}
    </div>
  )
}
