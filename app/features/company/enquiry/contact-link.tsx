import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

/** Link to the form for companies. */
export function ContactLink() {
  const { productSlug } = useSettings()
  return (
    <Link
      to="/{$product}-for-enterprise-contact"
      params={{ product: productSlug }}
      className={buttonStyles({ size: 'lg' })}
    >
      {m.company_enterprise_contact()}
    </Link>
  )
}
