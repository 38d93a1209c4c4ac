import * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ContentList } from './content-list.tsx'
import { fieldName } from './content-words.ts'
import { emptyOf } from './empty-of.ts'
import { type FieldSchema, isNullable } from './field-schema.ts'
import { RichTextField } from './rich-text/rich-text-field.tsx'

type ContentInputProps = {
  schema: FieldSchema
  /** The field's path in the content, such as `sections.0.heading`. */
  name: string
  label: string
  value: unknown
  onChange: (value: unknown) => void
  isOptional?: boolean
  /** What an empty field is in the content. */
  empty?: null | ''
}

/** A field of a text's form, as its schema says: a line, paragraphs, a choice, parts or a list. */
export function ContentInput(props: ContentInputProps) {
  const { schema, name, label, value, onChange, isOptional = false, empty = '' } = props
  if (schema.wrapped) {
    const emptied = isNullable(schema) ? null : empty
    return <ContentInput {...props} schema={schema.wrapped} isOptional empty={emptied} />
  }
  if (schema.entries) return <ContentParts {...props} entries={schema.entries} />
  const { item } = schema
  if (item) {
    const items = (value ?? []) as unknown[]
    return (
      <ContentList {...{ name, label, items, onChange }} newItem={emptyOf(item)}>
        {(one, index, itemLabel) => (
          <ContentInput
            schema={item}
            name={`${name}.${index}`}
            label={itemLabel}
            value={one}
            onChange={(changed) => onChange(items.with(index, changed))}
          />
        )}
      </ContentList>
    )
  }
  const mark = isOptional ? { optionalMark: m.desk_optional() } : {}
  if (schema.options)
    return (
      <NativeSelect
        name={name}
        label={label}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value || undefined)}
        options={[
          ...(isOptional ? [{ value: '', label: m.desk_none() }] : []),
          ...schema.options.map((option) => ({ value: option, label: option })),
        ]}
      />
    )
  if (schema.type === 'boolean')
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          className="size-5"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
    )
  if (schema.type === 'number')
    return (
      <TextField
        {...mark}
        type="number"
        name={name}
        label={label}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    )
  const { field } = v.getMetadata(schema as never) as { field?: string }
  const text = typeof value === 'string' ? value : ''
  if (field === 'html') return <RichTextField {...{ name, label, onChange }} value={text} />
  if (field === 'paragraph')
    return (
      <TextAreaField
        name={name}
        label={label}
        rows={3}
        isOptional={isOptional}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      {...mark}
      type={field === 'day' ? 'date' : 'text'}
      name={name}
      label={label}
      value={text}
      onChange={({ target }) => onChange(target.value || empty)}
    />
  )
}

function ContentParts({
  entries,
  name,
  label,
  value,
  onChange,
}: ContentInputProps & { entries: Record<string, FieldSchema> }) {
  const parts = (value ?? {}) as Record<string, unknown>
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-line border-l-2 pl-4">
      <legend className="mb-2 font-semibold">{label}</legend>
      {Object.entries(entries).map(([key, schema]) => (
        <ContentInput
          key={key}
          schema={schema}
          name={`${name}.${key}`}
          label={fieldName(key)}
          value={parts[key]}
          onChange={(part) => onChange({ ...parts, [key]: part })}
        />
      ))}
    </fieldset>
  )
}
