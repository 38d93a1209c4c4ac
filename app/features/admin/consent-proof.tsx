import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'

type ConsentProofProps = {
  /** When the person agreed, and in which language. */
  at: string
  locale: 'id' | 'en'
  /** Of the words beside the box. */
  version: string
}

/** Leads from a consent to the privacy policy that the person could read then. */
export function ConsentProof({ at, locale, version }: ConsentProofProps) {
  return (
    <Link
      to="/admin/persetujuan/$locale/$at"
      params={{ at, locale }}
      className="tap text-link underline"
    >
      {m.admin_consent_open({ version })}
    </Link>
  )
}
