import { type AuditResult, type Figure, isMet } from './audit-result.ts'

/** Returns the findings of all tools, then a table of their figures with one row per subject. */
export function reportOf(results: AuditResult[]): string {
  const findings = results.flatMap((result) => result.findings)
  const figures = results.flatMap((result) => result.figures)
  const subjects = [...new Set(figures.map(({ subject }) => subject))]
  const width = Math.max(...subjects.map(({ length }) => length))
  const rows = subjects.map((subject) => {
    const cells = figures.filter((figure) => figure.subject === subject).map(cellOf)
    return [subject.padEnd(width), ...cells].join('  ')
  })
  return [...findings, ...rows, ''].join('\n')
}

/** Returns e.g. `LCP ms 2400 ✗ 1600`: a missed figure shows its target. */
function cellOf(figure: Figure): string {
  const { name, value, target } = figure
  const wanted = 'atLeast' in target ? target.atLeast : target.atMost
  return isMet(figure) ? `${name} ${value}` : `${name} ${value} ✗ ${wanted}`
}
