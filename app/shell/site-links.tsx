import { Link } from '@tanstack/react-router'
import { tv } from 'tailwind-variants/lite'
import { m } from '#app/i18n/paraglide/messages.js'

const linkStyles = tv({
  base: 'flex min-h-11 items-center rounded-control px-3 font-semibold text-ink-muted hover:text-ink',
  variants: {
    isCurrent: { true: 'text-ink underline decoration-3 decoration-highlight underline-offset-8' },
  },
})

/** The places of the site that everyone may see. */
export function SiteLinks() {
  const active = { className: linkStyles({ isCurrent: true }) }
  const inactive = { className: linkStyles() }
  return (
    <>
      <Link to="/program" activeProps={active} inactiveProps={inactive}>
        {m.shell_nav_programs()}
      </Link>
      <Link to="/blog" activeProps={active} inactiveProps={inactive}>
        {m.shell_nav_blog()}
      </Link>
    </>
  )
}
