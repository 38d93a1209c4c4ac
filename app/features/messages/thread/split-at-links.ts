const address = /(https?:\/\/[^\s<>"]+)/gi
/** Marks that end a sentence around an address, and belong to the sentence. */
const trailing = /[.,;:!?'’”)\]}]+$/

/** Splits a text at its web addresses. Any other scheme stays text. */
export function splitAtLinks(text: string): { text: string; href?: string }[] {
  return text.split(address).flatMap((part, index) => {
    if (part === '') return []
    const href = part.replace(trailing, '')
    // The split puts what the pattern caught at odd places.
    if (index % 2 === 0 || !isAddress(href)) return [{ text: part }]
    const rest = part.slice(href.length)
    return [{ text: href, href }, ...(rest ? [{ text: rest }] : [])]
  })
}

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}
