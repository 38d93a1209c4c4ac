import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { type Segment, SegmentedControl } from '#app/ui/segmented-control.tsx'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { useChooseMailLocale } from './account.mutations.ts'
import type { AccountView } from './account.server.ts'
import { AccountSection } from './account-section.tsx'

type LanguageSectionProps = {
  view: AccountView
  /** The shell's language picker. */
  languagePicker: ReactNode
}

export function LanguageSection({ view, languagePicker }: LanguageSectionProps) {
  return (
    <AccountSection id="language">
      <dl className="flex max-w-2xl flex-col divide-y divide-line">
        <Choice term={m.account_language_site()} hint={m.account_language_site_hint()}>
          {languagePicker}
        </Choice>
        {view.kind === 'whole' && (
          <Choice term={m.account_language_mails()} hint={m.account_language_mails_hint()}>
            <MailLanguage locale={view.account.locale} />
          </Choice>
        )}
      </dl>
    </AccountSection>
  )
}

const segments: Segment<ContentLocale>[] = [
  { value: 'id', label: 'Bahasa Indonesia', text: 'ID', language: 'id' },
  { value: 'en', label: 'English', text: 'EN', language: 'en' },
]

function MailLanguage({ locale }: { locale: ContentLocale }) {
  const choose = useChooseMailLocale()
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={m.account_language_mails()}
        segments={segments}
        value={choose.isPending ? choose.variables : locale}
        onChange={choose.mutate}
      />
      <FailureAlert className="max-w-2xl" error={choose.error} />
    </div>
  )
}

type ChoiceProps = { term: string; hint: string; children: ReactNode }

function Choice({ term, hint, children }: ChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <dt className="flex flex-col">
        <span className="font-semibold">{term}</span>
        <span className="text-ink-muted text-sm">{hint}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
