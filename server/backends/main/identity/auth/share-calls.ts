/**
 * Gives concurrent calls with the same key one shared result. A burst of them needs one database
 * connection.
 */
export function shareCalls<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const runningCall = underWay.get(key)
    if (runningCall) return runningCall
    const call = work().finally(() => underWay.delete(key))
    underWay.set(key, call)
    return call
  }
}
