import { m } from './paraglide/messages.js'

/** From 1 to 5. */
const hungerWords = [
  m.measurements_hunger_1,
  m.measurements_hunger_2,
  m.measurements_hunger_3,
  m.measurements_hunger_4,
  m.measurements_hunger_5,
]
const moodWords = [
  m.measurements_mood_1,
  m.measurements_mood_2,
  m.measurements_mood_3,
  m.measurements_mood_4,
  m.measurements_mood_5,
]

/** Names a level from 1 to 5, or a mean of levels. */
export function wordOfScale(measure: 'hunger' | 'mood', value: number): string {
  const words = measure === 'hunger' ? hungerWords : moodWords
  return words[Math.round(value) - 1]?.() ?? ''
}
