import { ageOn } from '#app/nutrition/age.ts'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { recommendedIntake } from '#app/nutrition/recommended-intake.ts'
import type { ReadingTable } from '#server/contract/measures/measure-facts.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'

/** A table that reads a value only together with the member's profile. */
export type BodyTable = Exclude<ReadingTable['by'], 'sugarClass' | 'lipidLine' | 'pressureClass'>

/** The facts about a member that readings and limits depend on. */
export type MeasuredMember = Pick<StoredNutritionProfile, 'sex' | 'centimetres' | 'isPregnant'> & {
  ageYears: number
  isCalm: boolean
}

/** Returns undefined if the member has no profile yet. */
export function measuredMemberOf(
  member: { profile: StoredNutritionProfile | null; isCalm: boolean },
  today: string,
): MeasuredMember | undefined {
  if (!member.profile) return undefined
  const { sex, centimetres, isPregnant, bornOn } = member.profile
  const ageYears = ageOn(today, bornOn)
  return { sex, centimetres, isPregnant, ageYears, isCalm: isCalmOn(today, member) }
}

/** Returns the millilitres of water a day that AKG recommends, or undefined if it has no row for the member. */
export function waterTarget(
  member: MeasuredMember | undefined,
  today: string,
): Explained<number> | undefined {
  if (!member || member.isPregnant) return undefined
  const intake = recommendedIntake(member, today)
  return intake && { ...intake, value: intake.value.waterMl }
}

const adultYears = 18

/** Weight is not read by the body-mass index below 18, in pregnancy or in calm mode. */
export function readsBodyMass({ ageYears, isPregnant, isCalm }: MeasuredMember): boolean {
  return ageYears >= adultYears && !isPregnant && !isCalm
}
