/** To the field that a failed answer speaks of; the form's own check cannot know. */
export function focusPassword(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>('[name="password"]')?.focus()
}
