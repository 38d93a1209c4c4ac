import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { LinkRow, rowLink } from '#app/ui/link-row.tsx'

/** Ways to the checks from another page. */
export function CheckLinks() {
  return (
    <ul aria-label={m.checks_title()} className="divide-y divide-line border-line border-y">
      <LinkRow icon="check-circle" text={m.checks_link_plate_text()}>
        <Link to="/cek-gizi" className={rowLink}>
          {m.checks_link_plate()}
        </Link>
      </LinkRow>
      <LinkRow icon="user" text={m.checks_link_bmi_text()}>
        <Link to="/cek-gizi" hash="bmi" className={rowLink}>
          {m.checks_bmi_title()}
        </Link>
      </LinkRow>
    </ul>
  )
}
