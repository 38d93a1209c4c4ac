import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

/** With a person, or with a program. */
export function WaysToBegin() {
  return (
    <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.consultation_choose_nutritionist()}
      </Link>
      <Link to="/program" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
        {m.consultation_choose_program()}
      </Link>
    </div>
  )
}
