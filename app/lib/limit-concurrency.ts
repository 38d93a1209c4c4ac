/** Runs at most so many tasks at once; the others wait their turn in the order they came. */
export function limitConcurrency(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // A finished task hands its place to the next in line; the number running stays the same.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
