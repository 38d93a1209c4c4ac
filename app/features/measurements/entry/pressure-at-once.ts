import { readPressurePair } from './typed-value.ts'

/** Of `121/79` in the first field, writes the lower number into its own. */
export function fillDiastolic(systolic: HTMLInputElement): void {
  const pair = readPressurePair(systolic.value)
  const diastolic = systolic.form?.elements.namedItem('secondValue')
  if (!pair || !(diastolic instanceof HTMLInputElement)) return
  diastolic.value = pair.diastolic
  // As if it had been typed there, so that the form takes back what it said of it.
  diastolic.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Once both numbers have their field, the first keeps its own. */
export function completeSystolic(systolic: HTMLInputElement): void {
  const pair = readPressurePair(systolic.value)
  if (pair) systolic.value = pair.systolic
}
