import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { spacedPhone } from '#app/lib/spaced-phone.ts'
import { Icon } from './icon.tsx'

type ContactLinesProps = {
  /** The question that leads here, such as "Need help with this order?". */
  title?: string
  /** Subject of the mail, such as the number of an order. */
  subject?: string | undefined
}

const line =
  'inline-flex min-h-8 items-center gap-2 font-semibold text-link underline underline-offset-3 wrap-anywhere'

/** How to reach a person, and when an answer comes. */
export function ContactLines({ title, subject }: ContactLinesProps) {
  const { contactEmail, contactWhatsapp, contactAnswerHours } = useSettings()
  // An error before the settings have arrived still shows its page.
  if (!contactEmail) return null
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <div className="flex flex-col gap-1 text-sm">
      {title && <p className="font-semibold text-base">{title}</p>}
      <address className="flex flex-wrap gap-x-6 not-italic">
        <a href={`mailto:${contactEmail}${query}`} className={line}>
          <Icon name="mail" className="size-4 shrink-0" />
          {contactEmail}
        </a>
        {contactWhatsapp && (
          <a href={`https://wa.me/${contactWhatsapp.slice(1)}`} className={line}>
            <Icon name="chat" className="size-4 shrink-0" />
            {m.shell_contact_whatsapp({ number: spacedPhone(contactWhatsapp) })}
          </a>
        )}
      </address>
      <p className="text-ink-muted">{m.shell_contact_answer({ hours: contactAnswerHours })}</p>
    </div>
  )
}
