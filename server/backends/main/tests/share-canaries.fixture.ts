import type { MeasurementKind } from '#server/contract/measures.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'

type MeasurementCanary = { section: ShareSection; value: number; secondValue?: number }

/**
 * A unique value of each kind and the section that shows it. The list is written by hand: derived from
 * the contract, it would repeat a wrong section.
 */
export const measurementCanaries: Record<MeasurementKind, MeasurementCanary> = {
  waist: { section: 'body', value: 123.45 },
  hip: { section: 'body', value: 187.29 },
  bodyFat: { section: 'body', value: 43.87 },
  bloodPressure: { section: 'blood', value: 147.31, secondValue: 91.73 },
  randomGlucose: { section: 'blood', value: 241.37 },
  fastingGlucose: { section: 'blood', value: 213.47 },
  twoHourGlucose: { section: 'blood', value: 267.83 },
  hba1c: { section: 'blood', value: 13.79 },
  totalCholesterol: { section: 'blood', value: 317.59 },
  ldl: { section: 'blood', value: 193.61 },
  hdl: { section: 'blood', value: 78.43 },
  triglycerides: { section: 'blood', value: 873.29 },
  uricAcid: { section: 'blood', value: 17.63 },
  water: { section: 'wellbeing', value: 1337.53 },
  hunger: { section: 'wellbeing', value: 3.37 },
  mood: { section: 'wellbeing', value: 4.61 },
}

/** The canaries as request bodies; their ids begin with `prefix`. */
export function canaryMeasurements(prefix: string, measuredOn: string) {
  return Object.entries(measurementCanaries).map(([kind, { value, secondValue = null }]) => ({
    ...{ id: `${prefix}${kind}`, kind, measuredOn },
    ...{ value, secondValue },
  }))
}

/** The kinds and values that only an answer with this section contains. */
export function measurementMarks(section: ShareSection): string[] {
  return Object.entries(measurementCanaries)
    .filter(([, canary]) => canary.section === section)
    .flatMap(([kind, { value, secondValue }]) => [
      `"${kind}"`,
      `:${value}`,
      ...(secondValue ? [`:${secondValue}`] : []),
    ])
}

/** Each item alone, and all but each. */
export function aloneAndAllButOneOf<Item>(items: readonly Item[]): Item[][] {
  return choicesOf(items).filter(({ length }) => length === 1 || length === items.length - 1)
}

/** Every non-empty subset. */
export function choicesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, index) =>
    items.filter((_, position) => ((index + 1) >> position) % 2 === 1),
  )
}
