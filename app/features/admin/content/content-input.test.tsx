import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import { contentKinds } from '#server/contract/editing/content-kinds.ts'
import { ContentInput } from './content-input.tsx'
import { emptyOf } from './empty-of.ts'
import type { FieldSchema } from './field-schema.ts'
import { fieldsOf } from './text-form/form-fields.ts'

/** Returns an empty content in which each list has one item. */
function filled(schema: FieldSchema): unknown {
  const { wrapped, entries, item, type } = schema
  if (wrapped) return filled(wrapped)
  if (entries)
    return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, filled(entry)]))
  if (item) return [filled(item)]
  return type === 'boolean' ? true : emptyOf(schema)
}

test.each(contentKinds)('[C63] the form of “%s” has a field for all that a save reads', (kind) => {
  const schema = contentSchemas[kind] as FieldSchema
  const content = filled(schema) as Record<string, unknown>
  const form = Object.entries(schema.entries ?? {}).map(([field, entry]) => (
    <ContentInput
      key={field}
      schema={entry}
      name={field}
      label={field}
      value={content[field]}
      onChange={() => {}}
    />
  ))
  const markup = renderToStaticMarkup(<form>{form}</form>)
  const names = [...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
  const fields = [...fieldsOf(schema, content).keys()]
  expect(names.filter((name) => name !== 'act').toSorted()).toEqual(fields.toSorted())
})
