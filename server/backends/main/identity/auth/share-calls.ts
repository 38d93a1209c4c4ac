/**
 * Lets calls with the same key that arrive while one is under way have its answer, so that a burst
 * of them needs one connection to the database and not one each.
 */
export function shareCalls<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = underWay.get(key)
    if (known) return known
    const call = work().finally(() => underWay.delete(key))
    underWay.set(key, call)
    return call
  }
}
