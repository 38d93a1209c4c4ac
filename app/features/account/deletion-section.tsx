import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { Account } from '#server/contract/account.schema.ts'
import { AccountSection } from './account-section.tsx'
import { DeletionForm } from './deletion-form.tsx'

const editor = 'account deletion'

type DeletionSectionProps = {
  account: Pick<Account, 'email' | 'hasPassword' | 'recordRetentionYears'>
}

/** Explains what the deletion removes and keeps before it offers the form. */
export function DeletionSection({ account }: DeletionSectionProps) {
  const [isOpen, setIsOpen] = useCarriedState(editor, false)
  const years = account.recordRetentionYears
  const opener = useRef<HTMLButtonElement>(null)
  function cancel() {
    // Returns the focus to the button once it is back.
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }
  return (
    <AccountSection id="deletion" description={m.account_deletion_text()}>
      <dl className="flex max-w-2xl flex-col gap-4">
        <Part term={m.account_deletion_goes_title()}>{m.account_deletion_goes()}</Part>
        <Part term={m.account_deletion_stays_title()}>{m.account_deletion_stays()}</Part>
        {years > 0 && (
          <Part term={m.account_deletion_retained_title()}>
            {m.account_deletion_retained({ years })}
          </Part>
        )}
      </dl>
      {isOpen ? (
        <DeletionForm account={account} onCancel={cancel} />
      ) : (
        <Button
          ref={opener}
          variant="caution"
          className="self-start"
          onClick={() => setIsOpen(true)}
        >
          {m.account_deletion_open()}
        </Button>
      )}
    </AccountSection>
  )
}

function Part({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-muted">{children}</dd>
    </div>
  )
}
