/** A text of a content, and its path, such as `sections.0.heading`. */
export type TextAt = { path: string; text: string }

/** Returns all texts in the order of the form. */
export function textsIn(content: unknown, path = ''): TextAt[] {
  if (typeof content === 'string') return [{ path, text: content }]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    textsIn(value, path === '' ? key : `${path}.${key}`),
  )
}

/** Returns the words of a section without its tags. */
export function wordsOf({ path, text }: TextAt): string {
  if (!path.endsWith('html')) return text
  return text.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')
}
