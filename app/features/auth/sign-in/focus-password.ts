/** Focuses the field that the backend refused. The form's own validation cannot know it. */
export function focusPassword(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>('[name="password"]')?.focus()
}
