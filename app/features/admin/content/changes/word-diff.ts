import { diffWordsWithSpace } from 'diff'

export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Unchanged text around a change that is shown, in characters. */
const contextLength = 60

/** Returns what was added to and removed from a text, word by word. Long unchanged parts beside a change are shortened. */
export function wordDiffOf(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after)
  return parts.map(({ added, removed, value }, index) => {
    if (added) return { kind: 'added', text: value }
    if (removed) return { kind: 'removed', text: value }
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    return { kind: 'same', text: shortened(value, { isFirst, isLast }) }
  })
}

/** Returns all texts of a field, one per line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(textOf).filter(Boolean).join('\n')
}

function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const isWhole = isFirst && isLast
  if (isWhole || text.length <= 2 * contextLength) return text
  const head = isFirst ? '' : text.slice(0, contextLength).replace(/\S*$/, '')
  const tail = isLast ? '' : text.slice(-contextLength).replace(/^\S*/, '')
  return `${head}…${tail}`
}
