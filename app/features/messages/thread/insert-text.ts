/** Adds a text to what a field holds, as if it were typed, and leads there. */
export function insertText(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return
  const before = field.value.trimEnd()
  field.value = before ? `${before}\n${text}` : text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
