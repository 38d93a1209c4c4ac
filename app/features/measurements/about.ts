import { ageOn } from '#app/nutrition/age.ts'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import { recommendedIntake } from '#app/nutrition/recommended-intake.ts'
import type { KeptNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'

/** What limits depend on. */
export type About = Pick<KeptNutritionProfile, 'sex' | 'centimetres' | 'isPregnant'> & {
  ageYears: number
  isCalm: boolean
}

/** Nothing for a member who has not said it. */
export function aboutOf(
  member: { profile: KeptNutritionProfile | null; isCalm: boolean },
  today: string,
): About | undefined {
  if (!member.profile) return undefined
  const { sex, centimetres, isPregnant, bornOn } = member.profile
  const ageYears = ageOn(today, bornOn)
  return { sex, centimetres, isPregnant, ageYears, isCalm: isCalmOn(today, member) }
}

/** What AKG recommends of water in a day; nothing where a person decides, or for the young. */
export function waterTargetMl(about: About | undefined, today: string): number | undefined {
  if (!about || about.isPregnant) return undefined
  return recommendedIntake(about, today)?.value.waterMl
}

const adultYears = 18

/** Whether weight is read by the body-mass index: never for the young, in pregnancy or in calm mode. */
export function readsBodyMass({ ageYears, isPregnant, isCalm }: About): boolean {
  return ageYears >= adultYears && !isPregnant && !isCalm
}
