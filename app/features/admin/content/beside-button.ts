import type { MouseEvent } from 'react'

/** The form of the text. Buttons beside it send what it holds too, so that nothing typed is lost. */
export const textFormId = 'text-form'

/** The properties of a button beside the form. Without scripts it sends its act with the form. */
export function besideButton(act: string, onPress: () => void) {
  return {
    type: 'submit' as const,
    form: textFormId,
    name: 'act',
    value: act,
    onClick(event: MouseEvent) {
      event.preventDefault()
      onPress()
    },
  }
}
