import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { SectionBoxes } from '#app/readings/section-boxes.tsx'
import { sectionNames } from '#app/readings/section-words.ts'
import { firstSections } from '#server/contract/appointment.schema.ts'

/** In the form that begins the care of a nutritionist: what they will see, and the way to change it. */
export function FirstSections({ name }: { name: string }) {
  const sections = listText(firstSections.map((section) => sectionNames[section]().toLowerCase()))
  return (
    <div className="flex flex-col gap-2">
      <p>{m.appointments_first_sees({ name, sections })}</p>
      <p className="text-ink-muted text-sm">{m.appointments_care_goals_too({ name })}</p>
      <details>
        <summary className="tap w-fit cursor-pointer font-semibold text-link">
          {m.appointments_first_choose()}
        </summary>
        <div className="pt-3">
          <SectionBoxes chosen={firstSections} />
        </div>
      </details>
    </div>
  )
}
