import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

/** To the people, or to what a talk with one of them is like. */
export function AboutWays() {
  return (
    <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
      <Link to="/ahli-gizi" className={buttonStyles({ size: 'lg' })}>
        {m.company_about_nutritionists()}
      </Link>
      <Link to="/konsultasi" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
        {m.company_about_consultation()}
      </Link>
    </div>
  )
}
