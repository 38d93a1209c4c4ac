import { type Figure, isMet, type Part } from './part.ts'

/** The findings of all parts, then a table of their figures: one row a subject. */
export function reportOf(parts: Part[]): string {
  const findings = parts.flatMap((part) => part.findings)
  const figures = parts.flatMap((part) => part.figures)
  const subjects = [...new Set(figures.map(({ subject }) => subject))]
  const width = Math.max(...subjects.map(({ length }) => length))
  const rows = subjects.map((subject) => {
    const cells = figures.filter((figure) => figure.subject === subject).map(cellOf)
    return [subject.padEnd(width), ...cells].join('  ')
  })
  return [...findings, ...rows, ''].join('\n')
}

/** `LCP ms 2400 ✗ 1600`: what is not met names its target. */
function cellOf(figure: Figure): string {
  const { name, value, target } = figure
  const wanted = 'atLeast' in target ? target.atLeast : target.atMost
  return isMet(figure) ? `${name} ${value}` : `${name} ${value} ✗ ${wanted}`
}
