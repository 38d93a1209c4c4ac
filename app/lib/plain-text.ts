/** What `unbroken` put in, for whoever does not lay text out in lines: a search engine, a messenger. */
export function plainText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}
