import { bodyMassIndex } from './body-mass-index.ts'
import { daysOfWeek, kcalOfKilogram } from './energy-of-kilogram.ts'
import { goalRulesTable } from './goal-rules.ts'
import type { Sex } from './waist-line.ts'

const { rows: rules } = goalRulesTable

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
export type RefusalReason =
  | 'tooThin'
  | 'tooFast'
  | 'tooFastGain'
  | 'overDeficit'
  | 'underFloor'
  | 'underEight'

/** `person`: no goal is set here, somebody is called, and calm mode goes on. */
export type GoalVerdict =
  | { kind: 'allowed' }
  | { kind: 'refused'; reasons: RefusalReason[] }
  | { kind: 'person'; reasons: PersonReason[] }

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
    ['minor', ageYears < rules.adultYears],
    ['pregnancy', isPregnant],
    ['lactation', isLactating],
    ['disease', hasDisease],
    ['eating', scoffCount >= rules.scoffLine],
  ]
  return found.filter(([, holds]) => holds).map(([reason]) => reason)
}

function refusalReasonsOf(goal: Goal): RefusalReason[] {
  const { sex, kilograms, targetKilograms, centimetres, weeks, dailyKcal, isIntakeSigned } = goal
  const lossTenths = Math.round((kilograms - targetKilograms) * 10)
  const isTooFast = lossTenths > weeks * rules.mostKilogramsAWeek * 10
  const deficitKcal = (lossTenths * kcalOfKilogram) / (10 * daysOfWeek * weeks)
  const targetIndex = bodyMassIndex({ kilograms: targetKilograms, centimetres })
  const isVeryLow = dailyKcal !== undefined && dailyKcal < rules.veryLowIntakeKcal
  const isLow = dailyKcal !== undefined && dailyKcal < rules.intakeFloorKcal[sex].least
  const found: [RefusalReason, boolean][] = [
    ['tooThin', targetIndex < rules.lowestIndex],
    ['tooFast', isTooFast],
    ['tooFastGain', -lossTenths > weeks * rules.mostGainKilogramsAWeek * 10],
    ['overDeficit', !isTooFast && deficitKcal > rules.mostDeficitKcal],
    ['underFloor', isLow && !isVeryLow && !isIntakeSigned],
    ['underEight', isVeryLow],
  ]
  return found.filter(([, holds]) => holds).map(([reason]) => reason)
}
