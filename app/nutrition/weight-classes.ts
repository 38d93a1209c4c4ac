import { sources } from './sources.ts'
import { type Editions, latestOf } from './versioned-table.ts'

/**
 * The classes of two schemes for adults, lightest first. The schemes disagree above 23, so a class is
 * always shown with its scheme. The index is compared unrounded.
 */
export type ClassName =
  | 'underweight'
  | 'normal'
  | 'overweight'
  | 'obesityOne'
  | 'obesityTwo'
  | 'thinSevere'
  | 'thinMild'
  | 'fatMild'
  | 'fatSevere'

type WeightClass = {
  name: ClassName
  /** The boundary to the next class. */
  end: number
  /** Whether the boundary belongs to this class. */
  includesEnd: boolean
}

export type SchemeName = 'asiaPacific' | 'balancedNutrition'

export const bodyMassEditions: Record<SchemeName, Editions<readonly WeightClass[]>> = {
  /** Asia-Pacific, the cut-offs of KMK HK.01.07/MENKES/509/2025 (obesity in adults). */
  asiaPacific: [
    {
      table: 'imt-asia-pasifik',
      version: '2025',
      validFrom: '2025-01-01',
      sources: [sources.adultObesity, sources.obesityClasses],
      rows: [
        { name: 'underweight', end: 18.5, includesEnd: false },
        { name: 'normal', end: 23, includesEnd: false },
        { name: 'overweight', end: 25, includesEnd: false },
        { name: 'obesityOne', end: 30, includesEnd: false },
        { name: 'obesityTwo', end: Number.POSITIVE_INFINITY, includesEnd: false },
      ],
    },
  ],
  /** Kementerian Kesehatan, Pedoman Gizi Seimbang 2014. */
  balancedNutrition: [
    {
      table: 'imt-gizi-seimbang',
      version: '2014',
      validFrom: '2014-01-01',
      sources: [sources.balancedNutrition],
      rows: [
        { name: 'thinSevere', end: 17, includesEnd: false },
        { name: 'thinMild', end: 18.5, includesEnd: false },
        { name: 'normal', end: 25, includesEnd: true },
        { name: 'fatMild', end: 27, includesEnd: true },
        { name: 'fatSevere', end: Number.POSITIVE_INFINITY, includesEnd: false },
      ],
    },
  ],
}

/** The latest classes. */
export const schemes = {
  asiaPacific: latestOf(bodyMassEditions.asiaPacific).rows,
  balancedNutrition: latestOf(bodyMassEditions.balancedNutrition).rows,
} satisfies Record<SchemeName, readonly WeightClass[]>

/** The indexes that both schemes call normal. */
export const normalRange = { from: 18.5, below: 23 }

/** Classifies an index by the latest edition. */
export function classOf(scheme: SchemeName, index: number): ClassName {
  return classAmong(schemes[scheme], index)
}

export function classAmong(classes: readonly WeightClass[], index: number): ClassName {
  const found = classes.find(
    ({ end, includesEnd }) => index < end || (includesEnd && index === end),
  )
  if (!found) throw new RangeError(`no class for the index ${index}`)
  return found.name
}

export type PrintedRange = {
  name: ClassName
  /** The exclusive end of the first class; absent in the others. */
  below?: number
  /** Where it starts, exclusively if `isOpen`; absent in the first class. */
  from?: { value: number; isOpen: boolean }
  /** The last printed value, to one decimal; absent in the first and last class. */
  to?: number
}

/** Formats the classes to one decimal as tables do: 18.5–22.9, then 23.0–24.9. */
export function printedRanges(scheme: SchemeName): PrintedRange[] {
  const classes = schemes[scheme]
  return classes.map(({ name, end, includesEnd }, index) => {
    const before = classes[index - 1]
    if (!before) return { name, below: end }
    return {
      name,
      from: { value: before.end, isOpen: before.includesEnd },
      ...(Number.isFinite(end) && { to: includesEnd ? end : Math.round(end * 10 - 1) / 10 }),
    }
  })
}

/** Formats the classes of an index `i`: `i < 18.5 · 18.5 ≤ i < 23 · …`. */
export function rangesInSymbols(classes: readonly WeightClass[]): string {
  const ranges = classes.map(({ end, includesEnd }, index) => {
    const before = classes[index - 1]
    if (before && !Number.isFinite(end)) return `i ${before.includesEnd ? '>' : '≥'} ${before.end}`
    const from = before ? `${before.end} ${before.includesEnd ? '<' : '≤'} ` : ''
    return `${from}i ${includesEnd ? '≤' : '<'} ${end}`
  })
  return ranges.join(' · ')
}

/** Returns the decimals that keep a shown index in its class: 24.96 with one would read 25.0. */
export function decimalsToShow(index: number): number {
  const names = Object.keys(schemes) as SchemeName[]
  const isFaithful = (decimals: number) =>
    names.every((name) => classOf(name, Number(index.toFixed(decimals))) === classOf(name, index))
  return [1, 2, 3].find(isFaithful) ?? 4
}
