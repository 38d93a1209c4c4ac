import { bodyMassIndex } from './body-mass-index.ts'
import { intakeFloorKcal, veryLowIntakeKcal, weeklyLossKilograms } from './safe-loss.ts'
import type { Sex } from './waist-line.ts'
import { normalRange } from './weight-classes.ts'

/** What a member says about themselves before they set a goal. */
export type Circumstances = {
  ageYears: number
  isPregnant: boolean
  isLactating: boolean
  hasDisease: boolean
  /** Questions of SCOFF answered with yes, 0 to 5. */
  scoffCount: number
}

export type Goal = {
  sex: Sex
  centimetres: number
  kilograms: number
  targetKilograms: number
  weeks: number
  /** The planned intake, when there is one. */
  dailyKcal?: number
  /** A nutritionist has signed this intake. */
  isIntakeSigned: boolean
}

export type PersonReason = 'minor' | 'pregnancy' | 'lactation' | 'disease' | 'eating'
type RefusalReason = 'tooThin' | 'tooFast' | 'underFloor' | 'underEight'

/** `person`: no goal is set here, somebody is called, and calm mode goes on. */
export type GoalVerdict =
  | { kind: 'allowed' }
  | { kind: 'refused'; reasons: RefusalReason[] }
  | { kind: 'person'; reasons: PersonReason[] }

/** SCOFF, from which on an assessment is due: a screen, no diagnosis. */
const scoffLine = 2
const adultYears = 18

/** Whether a goal is safe to set. Who needs a person is sent to one before any number is looked at. */
export function judgeGoal(goal: Goal, circumstances: Circumstances): GoalVerdict {
  const persons = personReasonsOf(circumstances)
  if (persons.length > 0) return { kind: 'person', reasons: persons }
  const refusals = refusalReasonsOf(goal)
  return refusals.length > 0 ? { kind: 'refused', reasons: refusals } : { kind: 'allowed' }
}

/** Why a member is sent to a person; none for most. */
export function personReasonsOf(circumstances: Circumstances): PersonReason[] {
  const { ageYears, isPregnant, isLactating, hasDisease, scoffCount } = circumstances
  const found: [PersonReason, boolean][] = [
    ['minor', ageYears < adultYears],
    ['pregnancy', isPregnant],
    ['lactation', isLactating],
    ['disease', hasDisease],
    ['eating', scoffCount >= scoffLine],
  ]
  return found.filter(([, holds]) => holds).map(([reason]) => reason)
}

function refusalReasonsOf(goal: Goal): RefusalReason[] {
  const { sex, kilograms, targetKilograms, centimetres, weeks, dailyKcal, isIntakeSigned } = goal
  const lossTenths = Math.round((kilograms - targetKilograms) * 10)
  const targetIndex = bodyMassIndex({ kilograms: targetKilograms, centimetres })
  const isVeryLow = dailyKcal !== undefined && dailyKcal < veryLowIntakeKcal
  const isLow = dailyKcal !== undefined && dailyKcal < intakeFloorKcal[sex].least
  const found: [RefusalReason, boolean][] = [
    ['tooThin', targetIndex < normalRange.from],
    ['tooFast', lossTenths > weeks * weeklyLossKilograms.most * 10],
    ['underFloor', isLow && !isVeryLow && !isIntakeSigned],
    ['underEight', isVeryLow],
  ]
  return found.filter(([, holds]) => holds).map(([reason]) => reason)
}
