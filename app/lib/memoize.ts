import { LRUCache } from 'lru-cache'

const mostResults = 1_000

/** Caches the results of a pure function of a text, also undefined ones. For the server only. */
export function memoize<Text extends string, Result>(
  compute: (text: Text) => Result,
): (text: Text) => Result {
  const results = new LRUCache<Text, { result: Result }>({
    max: mostResults,
    memoMethod: (text) => ({ result: compute(text) }),
  })
  return (text) => results.memo(text).result
}
