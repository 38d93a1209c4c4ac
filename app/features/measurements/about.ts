import { ageOn } from '#app/nutrition/age.ts'
import { isCalmFor } from '#app/nutrition/circumstances.ts'
import { recommendedIntake } from '#app/nutrition/recommended-intake.ts'
import type { KeptNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'

/** What limits depend on. */
export type About = Pick<KeptNutritionProfile, 'sex' | 'centimetres' | 'isPregnant'> & {
  ageYears: number
  isCalm: boolean
}

export function aboutOf(profile: KeptNutritionProfile, today: string): About {
  const { sex, centimetres, isPregnant, bornOn } = profile
  const ageYears = ageOn(today, bornOn)
  return { sex, centimetres, isPregnant, ageYears, isCalm: isCalmFor(today, profile) }
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
