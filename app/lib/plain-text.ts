/** What `toNonBreaking` put in, for whoever does not lay text out in lines: a search engine, a messenger. */
export function plainText(text: string): string {
  return withoutJoiners(text.replaceAll('\u00a0', ' '))
}

/** For fonts that have no glyph for a word joiner, and would print a box. */
export function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '')
}
