import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

/** Links to the nutritionists and to what a consultation is like. The page puts them in a row. */
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
