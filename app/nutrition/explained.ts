import type { Source } from './sources.ts'

/** The measures that go into a result; the page has a word for each. */
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
  /** The letter that stands for it in the formula. */
  symbol: string
  quantity: Quantity
  /** A day is `YYYY-MM-DD`. */
  value: number | string
  /** As printed after the number, such as `kg`; empty where there is none. */
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
 * Which edition of a reference table a result was read from: a later one does not change it. The
 * version is the edition's name, or where sources name none, the day on which they were read,
 * `YYYY-MM-DD`.
 */
export type TableVersion = { table: string; version: string }

/** A result that can be opened: how it was worked out, from what, by which table, after whom. */
export type Explained<Value> = {
  value: Value
  /** In the symbols of the inputs, with a decimal point. */
  formula: string
  inputs: readonly Input[]
  /** Absent where no table was read. */
  table?: TableVersion
  /** Where its inputs were read from a table too, which one. */
  inputTable?: TableVersion
  sources: readonly Source[]
}

/** An amount as a label prints it: a tenth under ten, whole above. */
export function asWritten(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** A closed span of numbers: both ends belong to it. */
export type Range = { least: number; most: number }
