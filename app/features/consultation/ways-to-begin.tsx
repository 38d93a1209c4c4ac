import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

/** Links to begin with a nutritionist or with a program. */
export function WaysToBegin() {
  return (
    <>
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.consultation_choose_nutritionist()}
      </Link>
      <Link to="/program" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
        {m.consultation_choose_program()}
      </Link>
    </>
  )
}
