/** Returns a runner that runs at most `count` tasks at once, in the order they were added. */
export function limitConcurrency(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // A finished task hands its slot to the next one, so `running` stays the same.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
