import { type FieldSchema, isNullable } from '#app/features/admin/content/field-schema.ts'

/** The fields of a form by name, such as `sections.0.heading`. */
export type FormFields = ReadonlyMap<string, string>

/** Returns what the page's form holds of a content; `contentIn` reads it back. */
export function fieldsOf(schema: FieldSchema, content: unknown, name = ''): FormFields {
  return new Map(namedValues(schema, content, name))
}

function namedValues(schema: FieldSchema, value: unknown, name: string): [string, string][] {
  const { wrapped, entries, item } = schema
  if (wrapped) return namedValues(wrapped, value, name)
  if (entries)
    return Object.entries(entries).flatMap(([key, entry]) =>
      namedValues(
        entry,
        (value as Record<string, unknown> | null | undefined)?.[key],
        at(name, key),
      ),
    )
  if (item)
    return ((value ?? []) as unknown[]).flatMap((one, index) =>
      namedValues(item, one, at(name, String(index))),
    )
  if (schema.type === 'boolean') return value === true ? [[name, 'on']] : []
  return [[name, String(value ?? '')]]
}

/** Reads a content from the fields of a form. It may break the schema; the backend says where. */
export function contentIn(schema: FieldSchema, fields: FormFields, name = ''): unknown {
  const { wrapped, entries, item, type } = schema
  if (wrapped) {
    const isParts = wrapped.entries !== undefined
    const isLeftOut = isParts ? isEmptyBelow(fields, name) : fields.get(name) === ''
    if (!isLeftOut) return contentIn(wrapped, fields, name)
    if (isNullable(schema)) return null
    return wrapped.type === 'string' ? '' : undefined
  }
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, contentIn(entry, fields, at(name, key))]),
    )
  if (item)
    return Array.from({ length: countIn(fields, name) }, (_, index) =>
      contentIn(item, fields, at(name, String(index))),
    )
  if (type === 'boolean') return fields.has(name)
  const typed = fields.get(name) ?? ''
  if (type === 'number') return typed.trim() === '' ? undefined : Number(typed)
  // A form sends its lines with CR LF.
  return typed.replaceAll('\r\n', '\n').trim()
}

function at(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`
}

/** Items without a field, such as those of empty lists, count up to the last one that has some. */
function countIn(fields: FormFields, name: string): number {
  const numbers = [...fields.keys()]
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => Number.parseInt(key.slice(name.length + 1), 10))
    // A form cannot ask for endless lists.
    .filter((number) => number >= 0 && number < 100)
  return Math.max(0, ...numbers.map((number) => number + 1))
}

function isEmptyBelow(fields: FormFields, name: string): boolean {
  return [...fields].every(([key, value]) => !key.startsWith(`${name}.`) || value.trim() === '')
}
