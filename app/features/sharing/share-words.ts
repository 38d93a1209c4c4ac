import { m } from '#app/i18n/paraglide/messages.js'
import type { ShareSection } from '#server/contract/share.schema.ts'

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
  body: m.sharing_section_body_hint,
  blood: m.sharing_section_blood_hint,
  wellbeing: m.sharing_section_wellbeing_hint,
  food: m.sharing_section_food_hint,
  goals: m.sharing_section_goals_hint,
} satisfies Record<ShareSection, () => string>
