/** Reads one parameter. Returns undefined if the value is invalid. */
type Reader = (text: string) => string | undefined

type Search<Readers extends Record<string, Reader>> = {
  [Name in keyof Readers]?: ReturnType<Readers[Name]>
}

/**
 * Builds a route's `validateSearch`. An invalid value counts as absent, never as an error. Every
 * page loads the readers of all routes, so they are plain functions: the schema library would add 4
 * kB.
 */
export function searchReader<Readers extends Record<string, Reader>>(readers: Readers) {
  return (query: Record<string, unknown>): Search<Readers> => {
    const search: Record<string, string | undefined> = {}
    for (const [name, read] of Object.entries(readers)) {
      const value = query[name]
      if (value !== undefined) search[name] = typeof value === 'string' ? read(value) : undefined
    }
    return search as Search<Readers>
  }
}

export function anyText(text: string) {
  return text
}

/** Accepts any text of at most this many characters. */
export function textUpTo(mostCharacters: number) {
  return (text: string) => (text.length <= mostCharacters ? text : undefined)
}

/** Like `textUpTo`, but not empty. */
export function nonEmptyTextUpTo(mostCharacters: number) {
  return (text: string) => (text === '' ? undefined : textUpTo(mostCharacters)(text))
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return (text: string): Value | undefined => values.find((value) => value === text)
}
