/** A measured value and its target. */
export type Figure = {
  /** What was measured, such as `/pricing` or `126 pages`. */
  subject: string
  name: string
  value: number
  target: { atLeast: number } | { atMost: number }
}

/** The result of one tool. */
export type AuditResult = {
  measuredAt: string
  figures: Figure[]
  /** Every fault as text; empty if the figures already say everything. */
  findings: string[]
  benchmarkIndex?: number
}

export function isMet({ value, target }: Figure): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

/** Returns a result whose figure counts faults and has the target 0. */
export function countFaults(subject: string, name: string, findings: string[]): AuditResult {
  return {
    measuredAt: new Date().toISOString(),
    figures: [{ subject, name, value: findings.length, target: { atMost: 0 } }],
    findings,
  }
}
