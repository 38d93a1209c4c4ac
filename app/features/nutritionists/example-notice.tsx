import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'

/** Says that the people, their licences and their faces are made up: all on a page, or the one. */
export function ExampleNotice({ ofOne = false }: { ofOne?: boolean }) {
  const [title, text] = ofOne
    ? [m.nutritionists_example_person_title(), m.nutritionists_example_person_text()]
    : [m.nutritionists_example_title(), m.nutritionists_example_text()]
  return (
    <Alert role="note" title={title}>
      {text}
    </Alert>
  )
}
