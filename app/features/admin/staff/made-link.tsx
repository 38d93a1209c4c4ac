import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'

/** A staff link, which is shown once. */
export function MadeLink({ link }: { link: string }) {
  return (
    <Alert tone="success" title={m.admin_staff_link_made()}>
      <p>{m.admin_staff_link_text()}</p>
      <code className="break-all">{link}</code>
      <CopyButton value={link} label={m.admin_staff_link_copy()} copiedLabel={m.admin_copied()} />
    </Alert>
  )
}
