import { bodyMassIndex, type Measures } from './body-mass-index.ts'
import type { Explained } from './explained.ts'
import { editionOn, readFrom } from './versioned-table.ts'
import {
  bodyMassEditions,
  type ClassName,
  classAmong,
  rangesInSymbols,
  type SchemeName,
} from './weight-classes.ts'

type BodyMassClass = { index: number; scheme: SchemeName; name: ClassName }

/**
 * Classifies the body-mass index of an adult by the edition of the day it was measured. The result names
 * its scheme, because the schemes disagree. Not valid below 18 or in pregnancy.
 */
export function bodyMassClass(
  scheme: SchemeName,
  { day, ...measures }: Measures & { day: string },
  editions = bodyMassEditions[scheme],
): Explained<BodyMassClass> {
  const index = bodyMassIndex(measures)
  const edition = editionOn(editions, day)
  return readFrom(edition, {
    value: { index, scheme, name: classAmong(edition.rows, index) },
    formula: `i = b ÷ (t ÷ 100)² · ${rangesInSymbols(edition.rows)}`,
    inputs: [
      { symbol: 'b', quantity: 'weight', value: measures.kilograms, unit: 'kg' },
      { symbol: 't', quantity: 'height', value: measures.centimetres, unit: 'cm' },
    ],
  })
}
