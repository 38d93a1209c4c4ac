import type { TextPage } from '#server/contract/text-page.schema.ts'
import { Alert } from './alert.tsx'
import { textWithEmergencies } from './emergency-rules.tsx'

type SectionAlertProps = {
  section: TextPage['sections'][number]
  tone: 'info' | 'warning' | 'danger'
}

/** A section of a text that every reader must see. */
export function SectionAlert({ section, tone }: SectionAlertProps) {
  return (
    <Alert tone={tone} role="note" title={section.heading}>
      <div className="flex flex-col gap-3">
        {section.paragraphs.map((paragraph) =>
          textWithEmergencies(paragraph, (words) => <p key={paragraph}>{words}</p>),
        )}
      </div>
      {section.items.length > 0 && (
        <ul className="mt-1 flex list-disc flex-col gap-2 pl-5">
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
