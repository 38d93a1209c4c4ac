export type Percentiles = { p50Ms: number; p95Ms: number }

export function percentilesOf(durationsMs: number[]): Percentiles {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const at = (share: number) => round2(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}

export function ratiosOf(above: Percentiles, below: Percentiles) {
  return { p50: round2(above.p50Ms / below.p50Ms), p95: round2(above.p95Ms / below.p95Ms) }
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}

/** The Fisher–Yates shuffle. */
export function inAnyOrder<Item>(items: readonly Item[]): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    const [a, b] = [shuffled[last] as Item, shuffled[other] as Item]
    shuffled[last] = b
    shuffled[other] = a
  }
  return shuffled
}
