import { m } from '#app/i18n/paraglide/messages.js'
import { isLipidWithin, isUricAcidHigh } from '#app/nutrition/blood-lines.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { type Sex, waistReading } from '#app/nutrition/waist-line.ts'
import { asTyped } from '#app/readings/as-typed.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { factsOf } from '#server/contract/measures.ts'

/**
 * Reads a value by the lines of both sexes: the profile is not shared, and the line differs. Returns
 * undefined if no line reads the value.
 */
export function bothLinesOf(
  entry: Entry,
): { word: string; explained: Explained<boolean> } | undefined {
  const female = lineOf(entry, 'female')
  const male = lineOf(entry, 'male')
  if (!female || !male) return undefined
  const isLipid = factsOf(entry.kind).reading?.by === 'lipidLine'
  const wordOf = (isTrue: boolean) => {
    if (isLipid) return isTrue ? m.measurements_within() : m.measurements_outside()
    return isTrue ? m.measurements_above() : m.measurements_not_above()
  }
  const word = m.brief_both_lines({ female: wordOf(female.value), male: wordOf(male.value) })
  const formula = `${m.food_sex_female()}: ${female.formula} · ${m.food_sex_male()}: ${male.formula}`
  const inputs = female.inputs.filter(({ quantity }) => quantity !== 'sex')
  return { word, explained: { ...female, formula, inputs } }
}

function lineOf(entry: Entry, sex: Sex): Explained<boolean> | undefined {
  const { reading } = factsOf(entry.kind)
  const typed = asTyped(entry.kind, entry)
  const of = { sex, day: entry.measuredOn }
  switch (reading?.by) {
    case 'waistLine':
      return waistReading({ centimetres: typed.value, ...of })
    case 'uricAcidLine':
      return isUricAcidHigh({ ...typed, ...of })
    case 'lipidLine':
      return isLipidWithin(reading.lipid, { ...typed, ...of })
    default:
      return undefined
  }
}
