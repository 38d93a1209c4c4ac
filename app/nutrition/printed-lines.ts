import type { otherUnits } from '#server/contract/measures/measure-facts.ts'

/** What laboratories print in two units. */
export type Substance = keyof typeof otherUnits

/**
 * The lines of classes as guidelines print them in the other unit, by the line in the stored unit. They
 * are rounded by the guidelines: 200 mg/dL of glucose are 11.1 mmol/L, although 11.1 mmol/L are
 * 199.98 mg/dL. So a value is compared in the unit in which it was typed.
 */
const printedLines: Record<Substance, ReadonlyMap<number, number>> = {
  glucose: new Map([
    [70, 3.9],
    [100, 5.6],
    [126, 7],
    [140, 7.8],
    [200, 11.1],
  ]),
  cholesterol: new Map([
    [40, 1],
    [50, 1.3],
    [100, 2.6],
    [200, 5.2],
  ]),
  triglycerides: new Map([[150, 1.7]]),
  uricAcid: new Map([
    [6, 360],
    [7, 420],
  ]),
  hba1c: new Map([
    [5.7, 39],
    [6.5, 48],
  ]),
}

/**
 * Returns a line of a class in the other unit of a substance.
 * @throws Error if no guideline prints it: a new line in an edition needs its row here.
 */
export function printedLine(substance: Substance, line: number): number {
  const printed = printedLines[substance].get(line)
  if (printed === undefined) throw new Error(`${substance}: ${line} has no line in the other unit`)
  return printed
}
