import {
  type Emergency,
  emergencies,
  emergencyNumber as number,
} from '#app/nutrition/emergencies.ts'
import { toMillimoles } from '#app/nutrition/lab-units.ts'
import { formatNumber } from './format.ts'
import { m } from './paraglide/messages.js'

const { bloodPressure, lowSugar, highSugar } = emergencies

/** When a rule applies, and what to do then. */
export const emergencyWords = {
  signs: () => ({ when: m.emergency_signs(), act: m.emergency_signs_act({ number }) }),
  bloodPressure: () => ({
    when: m.emergency_pressure({
      systolic: bloodPressure.systolicFrom,
      diastolic: bloodPressure.diastolicFrom,
    }),
    act: m.emergency_pressure_act({ number, minutes: bloodPressure.restMinutes }),
  }),
  lowSugar: () => ({
    when: m.emergency_low_sugar(sugarLine(lowSugar.below)),
    act: m.emergency_low_sugar_act({
      number,
      grams: lowSugar.sugarGrams,
      minutes: lowSugar.waitMinutes,
    }),
  }),
  highSugar: () => ({
    when: m.emergency_high_sugar(sugarLine(highSugar.above)),
    act: m.emergency_high_sugar_act({ number }),
  }),
} satisfies Record<Emergency, () => { when: string; act: string }>

/** In both units: meters and laboratories print either. */
function sugarLine(line: number) {
  const other = formatNumber(toMillimoles('glucose', line), { maximumFractionDigits: 1 })
  return { line, other }
}

/** The slots of contents (`{emergency:bloodSugar}`) and the rules that stand in their place. */
const slots = new Map<string, Emergency[]>([
  ['{emergency}', ['signs', 'bloodPressure', 'lowSugar', 'highSugar']],
  ['{emergency:bloodPressure}', ['bloodPressure']],
  ['{emergency:bloodSugar}', ['lowSugar', 'highSugar']],
])

/**
 * Splits a text, plain or HTML, at its slots. An HTML paragraph that holds only a slot goes with it.
 * An unknown slot stays text.
 */
export function splitAtEmergencies(text: string): (string | Emergency[])[] {
  return text
    .split(/(?:<p>)?(\{emergency(?::\w+)?\})(?:<\/p>)?/)
    .map((part) => slots.get(part) ?? part)
    .filter((part) => typeof part !== 'string' || part.trim() !== '')
}

/** Returns a plain text with the rules in place of its slots. */
export function withEmergencies(text: string): string {
  const sentences = splitAtEmergencies(text).flatMap((part) =>
    typeof part === 'string'
      ? [part.trim()]
      : part.map((name) => {
          const { when, act } = emergencyWords[name]()
          return `${when}: ${act}`
        }),
  )
  return sentences.join(' ')
}
