import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PracticeView } from '#app/features/practice/practice.server.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Practice } from '#server/contract/practice.schema.ts'
import { FeedSection } from './feed-section.tsx'
import { licenceDaysLeft } from './licence-days-left.ts'
import { RulesForm } from './rules-form.tsx'

type SettingsPageProps = {
  view: PracticeView
  /** The texts that the nutritionist sends often. */
  quickTexts: ReactNode
}

/** The rules by which clients book, texts, the licence, and the calendar feed. */
export function SettingsPage({ view, quickTexts }: SettingsPageProps) {
  const { practice, now } = view
  const daysLeft = licenceDaysLeft(practice, localMoment(now, practice.zone).day)
  return (
    <Container width="narrow" className="flex flex-col gap-10 py-8">
      <PageHeading title={m.practice_settings()} description={practice.name} />
      <RulesForm practice={practice} now={now} />
      {quickTexts}
      <section aria-labelledby="licence" className="flex flex-col gap-3 border-line border-t pt-8">
        <h2 id="licence" className="text-2xl">
          {m.practice_licence_title()}
        </h2>
        <p className="font-semibold">
          <LicenceState practice={practice} daysLeft={daysLeft} />
        </p>
        {daysLeft !== null && (
          <p className="max-w-prose text-pretty text-ink-muted">{m.practice_licence_text()}</p>
        )}
      </section>
      <FeedSection practice={practice} />
      <section aria-labelledby="security" className="flex flex-col gap-3 border-line border-t pt-8">
        <h2 id="security" className="text-2xl">
          {m.factor_own()}
        </h2>
        <p className="max-w-prose text-pretty text-ink-muted">{m.factor_own_text()}</p>
        <Link to="/praktik/keamanan" className="self-start font-semibold text-link underline">
          {m.factor_own_open()}
        </Link>
      </section>
    </Container>
  )
}

type LicenceStateProps = { practice: Practice; daysLeft: number | null }

function LicenceState({ practice: { practiceUntil }, daysLeft }: LicenceStateProps) {
  if (practiceUntil === null || daysLeft === null) return m.practice_licence_none()
  if (daysLeft <= 0) return m.practice_licence_ended()
  const date = formatDate(practiceUntil)
  return m.practice_licence_until({ date, count: formatNumber(daysLeft) })
}
