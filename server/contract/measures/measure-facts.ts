/** The units that other laboratories print, by the conversion that leads to them. */
export const otherUnits = {
  glucose: 'mmol/L',
  cholesterol: 'mmol/L',
  triglycerides: 'mmol/L',
  uricAcid: 'µmol/L',
  hba1c: 'mmol/mol',
} as const
export type OtherUnit = (typeof otherUnits)[keyof typeof otherUnits]

type Limits = { least: number; most: number }

/** The table that reads a value, with the test or blood fat that it has a row for. */
export type ReadingTable =
  | { by: 'bodyMassIndex' | 'waistLine' | 'pressureClass' | 'uricAcidLine' | 'waterTarget' }
  | { by: 'sugarClass'; test: 'fasting' | 'twoHours' | 'random' | 'hba1c' }
  | { by: 'lipidLine'; lipid: 'total' | 'ldl' | 'hdl' | 'triglycerides' }

/** Everything that the backend and the pages know about one measure, except its name. */
export type MeasureFacts = Limits & {
  /** The unit that values are stored in; empty on a scale from 1 to 5. */
  unit: string
  /** `least` and `most` catch typing errors and say nothing about health. */
  least: number
  /** Limits of a second value, which is always below the first. */
  second?: Limits
  /** Digits after the decimal point, as devices and laboratories print them. */
  decimals: number
  /** Whether zeros at the end are printed too. */
  hasFixedDecimals?: true
  /** The conversion to the unit that other laboratories print. */
  otherUnit?: keyof typeof otherUnits
  /**
   * What a member may add to a value. It is the time of day, and whether it was before or after a
   * meal.
   */
  circumstances?: 'time' | 'timeAndMeal'
  /** The section of a share link that shows it. */
  shareSection: 'weight' | 'body' | 'blood' | 'wellbeing'
  /** Whether the entries of one day are summed instead of averaged. */
  addsUp?: true
  /** `trend`: smoothed; `pair`: two lines; `columns`: amounts that add up. */
  look: 'trend' | 'line' | 'pair' | 'columns'
  axis: { leastSpan: number; startsAtZero?: boolean; includes?: readonly number[] }
  /** `chip`: a chip opens its form; `counter` and `scale`: one tap logs a value. */
  input: 'chip' | 'labChip' | 'counter' | 'scale'
  /** Whether its chip has a name shorter than the one on a chart. */
  hasShortName?: true
  reading?: ReadingTable
  /** Whether its reading depends on the sex or height of the member. */
  needsProfile?: true
  /** Finds it in the lower-case heading of an imported column, in both languages. */
  importHeading: RegExp
}
