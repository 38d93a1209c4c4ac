import type { Source } from './sources.ts'

/** The inputs of results; the page has a word for each. */
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
  | 'untoldTrend'
  | 'days'
  | 'daysSinceStart'

type Input = {
  /** Its letter in the formula. */
  symbol: string
  quantity: Quantity
  /** A day is `YYYY-MM-DD`. */
  value: number | string
  /** Printed after the number, such as `kg`; may be empty. */
  unit: string
}

/** The reference tables; the page has a word for each. */
export type TableName =
  | 'akg'
  | 'asam-urat'
  | 'batas-ggl'
  | 'faktor-aktivitas'
  | 'gula-darah'
  | 'gula-darah-rendah'
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
 * The edition of a reference table that a result was read from; later editions do not change it. The
 * version is the name of the edition, or the day its sources were read, `YYYY-MM-DD`.
 */
export type TableVersion = { table: string; version: string }

/** A result with its formula, inputs, tables and sources. */
export type Explained<Value> = {
  value: Value
  /** In the symbols of the inputs, with a decimal point. */
  formula: string
  inputs: readonly Input[]
  /** Absent if no table was read. */
  table?: TableVersion
  /** The table that the inputs were read from, if any. */
  inputTable?: TableVersion
  sources: readonly Source[]
}

/** Rounds as labels do: to a tenth below ten, to whole numbers above. */
export function asWritten(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** A closed range: both ends belong to it. */
export type Range = { least: number; most: number }
