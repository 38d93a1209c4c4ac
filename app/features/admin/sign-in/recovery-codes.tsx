import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** Shows recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Container width="form" className="flex flex-col items-start gap-6 py-12">
      <PageHeading title={m.admin_recovery_title()} description={m.admin_recovery_text()} />
      <ul className="grid gap-x-8 gap-y-2 rounded-control bg-surface-tinted p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton
        value={codes.join('\n')}
        label={m.admin_recovery_copy()}
        copiedLabel={m.admin_copied()}
      />
      <Link to="/admin" replace className={buttonStyles({ size: 'lg' })}>
        {m.admin_recovery_done()}
      </Link>
    </Container>
  )
}
