import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

type RecoveryCodesProps = {
  codes: string[]
  /** What a code opens. */
  description: string
  /** The way on. */
  children: ReactNode
}

/** Shows recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, description, children }: RecoveryCodesProps) {
  return (
    <Container width="form" className="flex flex-col items-start gap-6 py-12">
      <PageHeading title={m.factor_recovery_title()} description={description} />
      <ul className="grid gap-x-8 gap-y-2 rounded-control bg-surface-tinted p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton
        value={codes.join('\n')}
        label={m.factor_recovery_copy()}
        copiedLabel={m.factor_copied()}
      />
      {children}
    </Container>
  )
}
