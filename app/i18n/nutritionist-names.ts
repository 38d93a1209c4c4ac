import type { Condition, SpokenLanguage } from '#server/contract/nutritionist-choices.ts'
import { m } from './paraglide/messages.js'

type Message = () => string

const conditions = {
  weight: m.nutritionists_condition_weight,
  'blood-sugar': m.nutritionists_condition_blood_sugar,
  heart: m.nutritionists_condition_heart,
  gout: m.nutritionists_condition_gout,
  digestion: m.nutritionists_condition_digestion,
  pregnancy: m.nutritionists_condition_pregnancy,
  children: m.nutritionists_condition_children,
  elderly: m.nutritionists_condition_elderly,
  fasting: m.nutritionists_condition_fasting,
} satisfies Record<Condition, Message>

/** Own names, because browsers and servers do not name every language alike. */
const languages = {
  id: m.nutritionists_language_id,
  en: m.nutritionists_language_en,
  jv: m.nutritionists_language_jv,
  su: m.nutritionists_language_su,
  min: m.nutritionists_language_min,
  bug: m.nutritionists_language_bug,
  ban: m.nutritionists_language_ban,
  bbc: m.nutritionists_language_bbc,
  zh: m.nutritionists_language_zh,
  ar: m.nutritionists_language_ar,
} satisfies Record<SpokenLanguage, Message>

export function nameOfCondition(condition: Condition): string {
  return conditions[condition]()
}

export function nameOfLanguage(language: SpokenLanguage): string {
  return languages[language]()
}
