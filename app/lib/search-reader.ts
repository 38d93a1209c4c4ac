/** Reads one parameter: undefined for a value that nobody can use. */
type Reader = (text: string) => string | undefined

type Search<Readers extends Record<string, Reader>> = {
  [Name in keyof Readers]?: ReturnType<Readers[Name]>
}

/**
 * What a route takes from its query, for its `validateSearch`. A value that nobody can use counts as
 * absent, never as an error. The browser knows the query of every route before it shows the first
 * page, so these are plain functions: schemas would bring their library along, 4 kB of it.
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

/** Any text of so many characters at most. */
export function textUpTo(mostCharacters: number) {
  return (text: string) => (text.length <= mostCharacters ? text : undefined)
}

/** The same, and not empty. */
export function nonEmptyTextUpTo(mostCharacters: number) {
  return (text: string) => (text === '' ? undefined : textUpTo(mostCharacters)(text))
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return (text: string): Value | undefined => values.find((value) => value === text)
}
