import type { Explained } from '#app/nutrition/explained.ts'
import { sources } from '#app/nutrition/sources.ts'

/** Explains a mean over the days that were written. A day counts once. */
export function explainedMean(mean: number, dayCount: number): Explained<number> {
  return ofDiary(mean, '(n₁ + n₂ + …) ÷ h', [writtenDays(dayCount)])
}

/** Explains a mean intake as a share of the target of a day, in percent. */
export function explainedIntake(
  energyKcal: number,
  { targetKcal, dayCount }: { targetKcal: number; dayCount: number },
): Explained<number> {
  return ofDiary((energyKcal / targetKcal) * 100, '(n₁ + n₂ + …) ÷ h ÷ t × 100', [
    writtenDays(dayCount),
    { symbol: 't', quantity: 'targetEnergy', value: targetKcal, unit: 'kkal' },
  ])
}

/** Explains the share of days that were written, in percent. */
export function explainedDays(dayCount: number, windowDays: number): Explained<number> {
  return ofDiary((dayCount / windowDays) * 100, 'h ÷ r × 100', [
    writtenDays(dayCount),
    { symbol: 'r', quantity: 'windowDays', value: windowDays, unit: '' },
  ])
}

/** Explains what was counted or compared on the days that were written. */
export function explainedCount(formula: string, dayCount: number): Explained<number> {
  return ofDiary(dayCount, formula, [writtenDays(dayCount)])
}

type Inputs = Explained<number>['inputs']

function writtenDays(value: number): Inputs[number] {
  return { symbol: 'h', quantity: 'writtenDays', value, unit: '' }
}

function ofDiary(value: number, formula: string, inputs: Inputs): Explained<number> {
  return { value, formula, inputs, sources: [sources.diary] }
}
