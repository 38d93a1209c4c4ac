/** One thing measured, and what it should be. */
export type Figure = {
  /** Of what, such as `/pricing` or `126 pages`. */
  subject: string
  name: string
  value: number
  target: { atLeast: number } | { atMost: number }
}

/** What one of the tools found. */
export type Part = {
  measuredAt: string
  figures: Figure[]
  /** Everything that is wrong, in words; empty where the figures say all there is. */
  findings: string[]
  benchmarkIndex?: number
}

export function isMet({ value, target }: Figure): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

/** A part that counts what is wrong and should find nothing. */
export function countingPart(subject: string, name: string, findings: string[]): Part {
  return {
    measuredAt: new Date().toISOString(),
    figures: [{ subject, name, value: findings.length, target: { atMost: 0 } }],
    findings,
  }
}
