export type Sex = 'female' | 'male'

/**
 * Above it fat is said to gather at the belly, in centimetres (central obesity, adults in Indonesia).
 * Some texts count the line itself too; this follows those that say "more than".
 */
export const waistLineCentimetres = { female: 80, male: 90 } satisfies Record<Sex, number>

export function isAboveWaistLine(centimetres: number, sex: Sex): boolean {
  return centimetres > waistLineCentimetres[sex]
}
