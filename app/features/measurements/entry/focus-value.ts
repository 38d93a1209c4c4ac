/** Puts the cursor where the value of an entry is typed, in a form or in what holds it. */
export function focusValue(holder: HTMLElement | null): void {
  holder?.querySelector<HTMLInputElement>('[name="value"]')?.focus()
}
