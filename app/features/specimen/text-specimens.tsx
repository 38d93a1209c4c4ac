import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ClosingPanel } from '#app/ui/closing-panel.tsx'
import { FullPlate } from '#app/ui/full-plate.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionAlert } from '#app/ui/section-alert.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import { foodOptions } from './food-options.ts'
import { Specimen } from './specimen.tsx'

/** Components for texts of the content backend. */
export function TextSpecimens() {
  const foods = foodOptions().map(({ label }) => label)
  const plain = {
    heading: m.specimen_food(),
    paragraphs: [m.specimen_notice_text()],
    items: foods,
    isNumbered: false,
    terms: [],
    look: undefined,
  }
  const terms = foods.map((term) => ({ term, text: m.specimen_hint() }))
  const timed = { ...plain, heading: m.specimen_measured(), items: [], terms }
  return (
    <Specimen title={m.specimen_texts()}>
      <TextSections sections={[plain, timed]} layout="grid" />
      <Section title={m.specimen_food()}>
        <MarkedList icon="check" items={foods} />
      </Section>
      <SectionAlert section={plain} tone="warning" />
      <SectionAlert section={plain} tone="danger" />
      <ClosingPanel
        closing={{ title: m.specimen_food(), text: m.specimen_notice_text() }}
        picture={<FullPlate className="w-48" />}
      >
        <Button variant="secondary">{m.specimen_food()}</Button>
      </ClosingPanel>
      <TextUnavailable />
    </Specimen>
  )
}
