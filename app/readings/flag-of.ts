import { m } from '#app/i18n/paraglide/messages.js'
import { factsOf } from '#server/contract/measures.ts'
import type { Entry } from './measured-entry.ts'
import type { MeasuredMember } from './measured-member.ts'
import { readingsOf } from './readings-of.ts'

/** Says on which side of its reference a value lies, or undefined for a value within it. */
export function flagOf(entry: Entry, member: MeasuredMember | undefined): string | undefined {
  const [reading] = readingsOf(entry, member)
  const below = m.measurements_flag_below()
  const above = m.measurements_flag_above()
  switch (reading?.explained.value) {
    case 'low':
      return below
    case 'between':
    case 'high':
      return above
    case 'gradeOne':
    case 'gradeTwo':
    case 'gradeThree':
      return reading.word
    case false:
      return factsOf(entry.kind).reading?.by === 'lipidLine' ? sideOfLipid() : undefined
    case true:
      return factsOf(entry.kind).reading?.by === 'lipidLine' ? undefined : above
    default:
      return undefined
  }

  /** Only HDL is recommended to be high. */
  function sideOfLipid(): string {
    return entry.kind === 'hdl' ? below : above
  }
}
