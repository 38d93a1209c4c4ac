/** mg/dL divided by this is mmol/L. */
export const milligramsPerMillimole = {
  glucose: 18.016,
  cholesterol: 38.67,
  triglycerides: 88.57,
} as const

export type MolarSubstance = keyof typeof milligramsPerMillimole

/** Uric acid: mg/dL times this is µmol/L. */
export const micromolesPerMilligram = 59.48

/** mmol/mol = slope × (% − offset). */
export const hba1cEquation = { slope: 10.929, offset: 2.152 } as const

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

/**
 * HbA1c from percent (NGSP) to mmol/mol (IFCC), by the inverse of the master equation of NGSP:
 * `NGSP = 0.09148 × IFCC + 2.152`.
 */
export function hba1cToMillimoles(percent: number): number {
  return hba1cEquation.slope * (percent - hba1cEquation.offset)
}

/** HbA1c from mmol/mol (IFCC) to percent (NGSP). */
export function hba1cToPercent(millimolesPerMole: number): number {
  return millimolesPerMole / hba1cEquation.slope + hba1cEquation.offset
}
