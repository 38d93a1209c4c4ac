import type { ScaleMeasure } from '#server/contract/measures.ts'
import { m } from './paraglide/messages.js'

const words = {
  hunger: [
    m.measurements_hunger_1,
    m.measurements_hunger_2,
    m.measurements_hunger_3,
    m.measurements_hunger_4,
    m.measurements_hunger_5,
  ],
  mood: [
    m.measurements_mood_1,
    m.measurements_mood_2,
    m.measurements_mood_3,
    m.measurements_mood_4,
    m.measurements_mood_5,
  ],
} satisfies Record<ScaleMeasure, (() => string)[]>

/** Returns the word for a level from 1 to 5, or for the mean of some. */
export function wordOfScale(measure: ScaleMeasure, value: number): string {
  return words[measure][Math.round(value) - 1]?.() ?? ''
}
