/** What a blood value in mg/dL is divided by to give mmol/L. */
const milligramsPerMillimole = {
  glucose: 18.016,
  cholesterol: 38.67,
  triglycerides: 88.57,
} as const

export type MolarSubstance = keyof typeof milligramsPerMillimole

/** Uric acid: mg/dL times this is µmol/L. */
const micromolesPerMilligram = 59.48

export function toMillimoles(substance: MolarSubstance, milligramsPerDecilitre: number): number {
  return milligramsPerDecilitre / milligramsPerMillimole[substance]
}

export function toMilligrams(substance: MolarSubstance, millimolesPerLitre: number): number {
  return millimolesPerLitre * milligramsPerMillimole[substance]
}

/** Uric acid, from mg/dL to µmol/L. */
export function uricAcidToMicromoles(milligramsPerDecilitre: number): number {
  return milligramsPerDecilitre * micromolesPerMilligram
}

/** Uric acid, from µmol/L to mg/dL. */
export function uricAcidToMilligrams(micromolesPerLitre: number): number {
  return micromolesPerLitre / micromolesPerMilligram
}
