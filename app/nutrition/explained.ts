import type { Source } from './sources.ts'

/** The inputs of results; the page names each. */
export type Quantity =
  | 'weight'
  | 'height'
  | 'waist'
  | 'age'
  | 'sex'
  | 'activity'
  | 'restingEnergy'
  | 'addedSugar'
  | 'protein'
  | 'carbohydrate'
  | 'fibre'
  | 'staple'
  | 'side'
  | 'vegetables'
  | 'fruit'
  | 'sodium'
  | 'calcium'
  | 'phosphorus'
  | 'iron'
  | 'potassium'
  | 'zinc'
  | 'copper'
  | 'vitaminA'
  | 'vitaminB1'
  | 'vitaminB2'
  | 'vitaminB3'
  | 'vitaminB6'
  | 'folate'
  | 'vitaminB12'
  | 'vitaminC'
  | 'fat'
  | 'bloodValue'
  | 'systolic'
  | 'diastolic'
  | 'targetWeight'
  | 'weeks'
  | 'usedEnergy'
  | 'trendBefore'
  | 'privateTrend'
  | 'days'
  | 'daysSinceStart'
  | 'firstTrend'
  | 'lastTrend'
  | 'daysApart'
  | 'writtenDays'
  | 'windowDays'
  | 'targetEnergy'

type Input = {
  /** Its symbol in the formula. */
  symbol: string
  quantity: Quantity
  /** A day is `YYYY-MM-DD`. */
  value: number | string
  /** As printed after the number, such as `kg`; may be empty. */
  unit: string
}

/** The reference tables; the page names each. */
export type TableName =
  | 'akg'
  | 'asam-urat'
  | 'batas-ggl'
  | 'faktor-aktivitas'
  | 'gula-darah'
  | 'gula-darah-rendah'
  | 'gula-darah-sewaktu'
  | 'imt-asia-pasifik'
  | 'imt-gizi-seimbang'
  | 'isi-piringku'
  | 'koridor-target'
  | 'lingkar-perut'
  | 'lipid-darah'
  | 'penukar'
  | 'rasio-perut-tinggi'
  | 'target-aman'
  | 'tekanan-darah'
  | 'tekanan-darah-rendah'
  | 'tren-berat'

/**
 * The edition of a reference table that a result comes from. The version is the edition's name, or the
 * day on which the source was read, `YYYY-MM-DD`.
 */
export type TableVersion = { table: string; version: string }

/** A result with its formula, inputs, table and sources. */
export type Explained<Value> = {
  value: Value
  /** Uses the symbols of the inputs and a decimal point. */
  formula: string
  inputs: readonly Input[]
  /** Absent if the result needs no table. */
  table?: TableVersion
  /** The table of the inputs, if they come from one too. */
  inputTable?: TableVersion
  sources: readonly Source[]
}

/** Rounds as a label does: to a tenth under ten, to a whole number above. */
export function asWritten(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** Both ends belong to the range. */
export type Range = { least: number; most: number }
