import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** In place of the brief while no nutritionist cares for the tracker. */
export function NoCare() {
  return (
    <div className="flex flex-col items-start gap-6">
      <PageHeading title={m.brief_uncared_title()} description={m.brief_uncared_text()} />
      <Link to="/ahli-gizi" className={buttonStyles()}>
        {m.brief_uncared_link()}
      </Link>
    </div>
  )
}
