import type { ClearableReason, personReasons } from '#server/contract/goal-clearance.schema.ts'
import { bodyMassIndex } from './body-mass-index.ts'
import { daysOfWeek, kcalOfKilogram } from './energy-of-kilogram.ts'
import { goalRulesTable } from './goal-rules.ts'
import type { Sex } from './waist-line.ts'

const { rows: rules } = goalRulesTable

/** Facts from the profile that decide whether a goal may be set. */
export type Circumstances = {
  ageYears: number
  isPregnant: boolean
  isLactating: boolean
  hasDisease: boolean
  /** Questions of SCOFF answered with yes, 0 to 5. */
  scoffCount: number
  /** What a nutritionist's clearance lifts now. */
  cleared?: readonly ClearableReason[]
}

export type Goal = {
  sex: Sex
  centimetres: number
  kilograms: number
  targetKilograms: number
  weeks: number
  /** The planned intake, if any. */
  dailyKcal?: number
  /** Whether a nutritionist has signed this intake. */
  isIntakeSigned: boolean
}

export type PersonReason = (typeof personReasons)[number]
export type RefusalReason =
  | 'tooThin'
  | 'tooFast'
  | 'tooFastGain'
  | 'overDeficit'
  | 'underFloor'
  | 'underEight'

/** `person`: no goal may be set, a nutritionist has to be consulted, and calm mode turns on. */
export type GoalVerdict =
  | { kind: 'allowed' }
  | { kind: 'refused'; reasons: RefusalReason[] }
  | { kind: 'person'; reasons: PersonReason[] }

/** Judges whether a goal is safe. Reasons to consult a nutritionist come before any number. */
export function judgeGoal(goal: Goal, circumstances: Circumstances): GoalVerdict {
  const persons = personReasonsOf(circumstances)
  if (persons.length > 0) return { kind: 'person', reasons: persons }
  const refusals = refusalReasonsOf(goal)
  return refusals.length > 0 ? { kind: 'refused', reasons: refusals } : { kind: 'allowed' }
}

/**
 * Returns why a member has to consult a nutritionist; empty for most members. A clearance lifts a
 * disease or a screening, never the other reasons.
 */
export function personReasonsOf(circumstances: Circumstances): PersonReason[] {
  const { ageYears, isPregnant, isLactating, hasDisease, scoffCount, cleared = [] } = circumstances
  const found: [PersonReason, boolean][] = [
    ['minor', ageYears < rules.adultYears],
    ['pregnancy', isPregnant],
    ['lactation', isLactating],
    ['disease', hasDisease && !cleared.includes('disease')],
    ['eating', scoffCount >= rules.scoffLine && !cleared.includes('eating')],
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
