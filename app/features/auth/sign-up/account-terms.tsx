import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'

/** The terms of an account. They open in a new tab, so that the form keeps its text. */
export function AccountTerms() {
  return (
    <p className="text-ink-muted text-sm">
      {m.auth_terms()}{' '}
      <Link to="/policy" target="_blank" className="text-link underline">
        {m.shell_nav_terms()}
      </Link>
      {' · '}
      <Link to="/kebijakan-privasi" target="_blank" className="text-link underline">
        {m.company_privacy_title()}
      </Link>
    </p>
  )
}
