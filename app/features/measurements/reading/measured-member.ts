import { ageOn } from '#app/nutrition/age.ts'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { recommendedIntake } from '#app/nutrition/recommended-intake.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'

/** What limits depend on. */
export type MeasuredMember = Pick<StoredNutritionProfile, 'sex' | 'centimetres' | 'isPregnant'> & {
  ageYears: number
  isCalm: boolean
}

/** Nothing for a member who has not said it. */
export function measuredMemberOf(
  member: { profile: StoredNutritionProfile | null; isCalm: boolean },
  today: string,
): MeasuredMember | undefined {
  if (!member.profile) return undefined
  const { sex, centimetres, isPregnant, bornOn } = member.profile
  const ageYears = ageOn(today, bornOn)
  return { sex, centimetres, isPregnant, ageYears, isCalm: isCalmOn(today, member) }
}

/** The millilitres of water that AKG recommends a day; none where a person decides, or for the young. */
export function waterTarget(
  member: MeasuredMember | undefined,
  today: string,
): Explained<number> | undefined {
  if (!member || member.isPregnant) return undefined
  const intake = recommendedIntake(member, today)
  return intake && { ...intake, value: intake.value.waterMl }
}

const adultYears = 18

/** Whether weight is read by the body-mass index: never for the young, in pregnancy or in calm mode. */
export function readsBodyMass({ ageYears, isPregnant, isCalm }: MeasuredMember): boolean {
  return ageYears >= adultYears && !isPregnant && !isCalm
}
