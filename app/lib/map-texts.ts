/** Replaces every string of a JSON value; keys stay. */
export function mapTexts<Value>(value: Value, replace: (text: string) => string): Value
export function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]),
  )
}
