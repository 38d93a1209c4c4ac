import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'

/** Says that the people, their licences and their faces are made up. */
export function ExampleNotice() {
  return (
    <Alert role="note" title={m.nutritionists_example_title()} className="max-w-prose">
      {m.nutritionists_example_text()}
    </Alert>
  )
}
