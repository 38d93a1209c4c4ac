import type { Explained } from './explained.ts'
import { sources } from './sources.ts'

/** The parts of Isi Piringku in the order in which a plate is filled, with the share of each. */
export const plateParts = ['staple', 'side', 'vegetables', 'fruit'] as const
export type PlatePart = (typeof plateParts)[number]

export const shares = {
  staple: '1/3',
  side: '1/6',
  vegetables: '1/3',
  fruit: '1/6',
} satisfies Record<PlatePart, string>

/** The same shares as numbers: half of the plate is vegetables and fruit, two thirds of it the first. */
export const plateShares = {
  staple: 1 / 3,
  side: 1 / 6,
  vegetables: 1 / 3,
  fruit: 1 / 6,
} satisfies Record<PlatePart, number>

/** Portions that the guide names, in grams. */
export const plateExamplesGrams = {
  rice: 150,
  fish: 75,
  chicken: 80,
  tofu: 100,
  tempe: 50,
} as const

export type PlateGrams = Record<PlatePart, number>

/** How a meal's grams are shared between the parts of the plate; all nothing when it is empty. */
export function plateOf(grams: PlateGrams): Explained<PlateGrams> {
  const whole = plateParts.reduce((sum, part) => sum + grams[part], 0)
  const shareOf = (part: PlatePart) => (whole === 0 ? 0 : grams[part] / whole)
  return {
    value: {
      staple: shareOf('staple'),
      side: shareOf('side'),
      vegetables: shareOf('vegetables'),
      fruit: shareOf('fruit'),
    },
    formula: 'g ÷ Σ g',
    inputs: [{ symbol: 'g', quantity: 'eaten', value: whole, unit: 'g' }],
    sources: [sources.plate],
  }
}

/** The parts of which a meal has less than half of what the guide gives them. */
export function lackingParts(plate: PlateGrams): PlatePart[] {
  return plateParts.filter((part) => plate[part] < plateShares[part] / 2)
}
