import { m } from '#app/i18n/paraglide/messages.js'
import type { ClassName, SchemeName } from '#app/nutrition/weight-classes.ts'

export const classWords = {
  underweight: m.checks_class_underweight,
  normal: m.checks_class_normal,
  overweight: m.checks_class_overweight,
  obesityOne: m.checks_class_obesity_one,
  obesityTwo: m.checks_class_obesity_two,
  thinSevere: m.checks_class_thin_severe,
  thinMild: m.checks_class_thin_mild,
  fatMild: m.checks_class_fat_mild,
  fatSevere: m.checks_class_fat_severe,
} satisfies Record<ClassName, () => string>

export const schemeWords = {
  asiaPacific: m.checks_scheme_asia_pacific,
  balancedNutrition: m.checks_scheme_balanced_nutrition,
} satisfies Record<SchemeName, () => string>
