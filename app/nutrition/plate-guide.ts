import { asWritten, type Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom } from './versioned-table.ts'

/** The parts of Isi Piringku, in the order in which a plate is filled. */
export const plateParts = ['staple', 'side', 'vegetables', 'fruit'] as const
export type PlatePart = (typeof plateParts)[number]

export const shares = {
  staple: '1/3',
  side: '1/6',
  vegetables: '1/3',
  fruit: '1/6',
} satisfies Record<PlatePart, string>

/** The same shares as numbers. */
export const plateEditions: Editions<Record<PlatePart, number>> = [
  {
    table: 'isi-piringku',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.plate],
    rows: { staple: 1 / 3, side: 1 / 6, vegetables: 1 / 3, fruit: 1 / 6 },
  },
]

export type PlateGrams = Record<PlatePart, number>

type PlateReading = {
  /** All 0 if the meal is empty. */
  shares: PlateGrams
  /** Parts with less than half of the guide's share. */
  lacking: PlatePart[]
}

/** Compares a meal's grams with the shares of the plate, by the edition of its day. */
export function plateOf(
  { day, ...grams }: PlateGrams & { day: string },
  editions = plateEditions,
): Explained<PlateReading> {
  const edition = editionOn(editions, day)
  const whole = plateParts.reduce((sum, part) => sum + grams[part], 0)
  const shareOf = (part: PlatePart) => (whole === 0 ? 0 : grams[part] / whole)
  return readFrom(edition, {
    value: {
      shares: {
        staple: shareOf('staple'),
        side: shareOf('side'),
        vegetables: shareOf('vegetables'),
        fruit: shareOf('fruit'),
      },
      lacking: plateParts.filter((part) => shareOf(part) < edition.rows[part] / 2),
    },
    formula: 'g₁ ÷ (g₁ + g₂ + g₃ + g₄) · …',
    inputs: plateParts.map((part, index) => ({
      symbol: `g${'₁₂₃₄'[index]}`,
      quantity: part,
      value: asWritten(grams[part]),
      unit: 'g',
    })),
  })
}
