import type { WithNextFree } from '#app/clients/next-free.server.ts'
import { formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Condition, SpokenLanguage } from '#server/contract/nutritionist-choices.ts'

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

const weekdays: Message[] = [
  m.nutritionists_weekday_1,
  m.nutritionists_weekday_2,
  m.nutritionists_weekday_3,
  m.nutritionists_weekday_4,
  m.nutritionists_weekday_5,
  m.nutritionists_weekday_6,
  m.nutritionists_weekday_7,
]

export function nameOfCondition(condition: Condition): string {
  return conditions[condition]()
}

export function nameOfLanguage(language: SpokenLanguage): string {
  return languages[language]()
}

/** Monday is 1. */
export function nameOfWeekday(weekday: number): string {
  return weekdays[weekday - 1]?.() ?? ''
}

/** The next free time, or why the nutritionist offers no time. */
export function nextFreeText({ nextFreeAt, takesNewClients }: WithNextFree<unknown>): string {
  if (!takesNewClients) return m.nutritionists_no_new_clients()
  return nextFreeAt ? formatDateTime(nextFreeAt) : m.nutritionists_no_free_time()
}
