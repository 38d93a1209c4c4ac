import { fieldName } from '#app/features/admin/content/content-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Content } from '#server/contract/editing/editing.schema.ts'
import { changesOf } from './changes-of.ts'
import { type DiffPart, textOf, wordDiffOf } from './word-diff.ts'

/** The changed fields of a text, word by word. */
export function TextChanges({ before, after }: { before: Content; after: Content }) {
  const fields = Object.keys(changesOf(before, after))
  if (fields.length === 0) return <p className="text-ink-muted text-sm">{m.desk_no_changes()}</p>
  return (
    <dl className="flex flex-col gap-3">
      {fields.map((field) => (
        <div key={field}>
          <dt className="font-semibold text-sm">{fieldName(field)}</dt>
          <dd>
            <ChangedWords before={before[field]} after={after[field]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The words of one field that were added and removed. */
export function ChangedWords({ before, after }: { before: unknown; after: unknown }) {
  return (
    <p className="whitespace-pre-wrap break-words text-sm">
      {wordDiffOf(textOf(before), textOf(after)).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a diff have no other key.
        <Part key={index} {...part} />
      ))}
    </p>
  )
}

function Part({ kind, text }: DiffPart) {
  switch (kind) {
    case 'same':
      return text
    case 'added':
      return (
        <ins className="bg-success-soft text-success-ink">
          <span className="sr-only">{m.desk_words_added()} </span>
          {text}
        </ins>
      )
    case 'removed':
      return (
        <del className="bg-danger-soft text-danger-ink">
          <span className="sr-only">{m.desk_words_removed()} </span>
          {text}
        </del>
      )
  }
}
