/** Removes the non-breaking characters of `withNonBreaking`, for search engines and messengers. */
export function plainText(text: string): string {
  return withoutJoiners(text.replaceAll('\u00a0', ' '))
}

/** For fonts without a glyph for the word joiner, which would print a box. */
export function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '')
}
