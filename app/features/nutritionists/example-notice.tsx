import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'

/**
 * Says that the people on the page, or the one person, with their licences and faces are made up.
 */
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
