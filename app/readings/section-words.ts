import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { factsOf, measurementKinds } from '#server/contract/measures.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { chipName } from './measure-words.ts'

/** The name of the checkbox that chooses a section. */
export function boxNameOf(section: ShareSection) {
  return `section-${section}` as const
}

export const sectionNames = {
  weightTrend: m.sharing_section_weight_trend,
  weight: m.sharing_section_weight,
  body: m.sharing_section_body,
  blood: m.sharing_section_blood,
  wellbeing: m.sharing_section_wellbeing,
  food: m.sharing_section_food,
  goals: m.sharing_section_goals,
} satisfies Record<ShareSection, () => string>

/** Say what a section shows and what it leaves out. */
export const sectionHints = {
  weightTrend: m.sharing_section_weight_trend_hint,
  weight: m.sharing_section_weight_hint,
  body: () => measuresOf('body'),
  blood: () => measuresOf('blood'),
  wellbeing: () => measuresOf('wellbeing'),
  food: m.sharing_section_food_hint,
  goals: m.sharing_section_goals_hint,
} satisfies Record<ShareSection, () => string>

/** `Waist, hip, and body fat.`: a member sees every measure that a section will show. */
function measuresOf(section: ShareSection): string {
  const names = measurementKinds
    .filter((kind) => factsOf(kind).shareSection === section)
    .map((kind, index) => (index === 0 ? chipName(kind) : insideSentence(chipName(kind))))
  return `${listText(names)}.`
}

/** Writes the first letter small, except in `HbA1c` and `LDL`. */
function insideSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll}+(\P{L}|$))/u, (letter) => letter.toLowerCase())
}
