/** The minerals that are counted of a food, in milligrams. */
export const mineralNames = [
  'calciumMg',
  'phosphorusMg',
  'ironMg',
  'potassiumMg',
  'zincMg',
  'copperMg',
] as const
export type MineralName = (typeof mineralNames)[number]

/**
 * Minerals of 100 g, or of what was eaten, as far as they are known. `knownShare` is the share of the
 * energy that comes from foods whose minerals are known: 1 for a single food, less for a dish with an
 * ingredient that nobody has measured, which then holds more than is counted.
 */
export type KnownMinerals = Record<MineralName, number> & { knownShare: number }

/** What was eaten of a food: its energy, and its minerals where they are known. */
type Part = { energyKcal: number; minerals: KnownMinerals | null }

/** What several foods hold together; null where the minerals of none are known. */
export function sumOfMinerals(parts: readonly Part[]): KnownMinerals | null {
  if (parts.every(({ minerals }) => minerals === null)) return null
  const sumOf = (amountIn: (part: Part) => number) =>
    parts.reduce((sum, part) => sum + amountIn(part), 0)
  const energyKcal = sumOf((part) => part.energyKcal)
  const knownKcal = sumOf((part) => part.energyKcal * (part.minerals?.knownShare ?? 0))
  return {
    ...mapMinerals((name) => sumOf(({ minerals }) => minerals?.[name] ?? 0)),
    knownShare: energyKcal > 0 ? knownKcal / energyKcal : 1,
  }
}

/** The minerals of so much of a food, from those of 100 g. */
export function mineralsIn(per100g: KnownMinerals | null, edibleGrams: number) {
  if (!per100g) return null
  const { knownShare } = per100g
  return { ...mapMinerals((name) => (per100g[name] * edibleGrams) / 100), knownShare }
}

export function mapMinerals(of: (name: MineralName) => number): Record<MineralName, number> {
  return {
    calciumMg: of('calciumMg'),
    phosphorusMg: of('phosphorusMg'),
    ironMg: of('ironMg'),
    potassiumMg: of('potassiumMg'),
    zincMg: of('zincMg'),
    copperMg: of('copperMg'),
  }
}
