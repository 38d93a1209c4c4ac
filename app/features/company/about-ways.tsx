import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

/** To the people, or to what a talk with one of them is like. Its links stand in a row of the page. */
export function AboutWays() {
  return (
    <>
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.company_about_nutritionists()}
      </Link>
      <Link to="/konsultasi" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
        {m.company_about_consultation()}
      </Link>
    </>
  )
}
