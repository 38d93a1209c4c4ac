import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'
import { AuthorityLetter } from './authority-letter.tsx'
import { CaseClock } from './case-clock.tsx'
import { CaseDeletion } from './case-deletion.tsx'
import { CaseEvents } from './case-events.tsx'
import { BreachLetterForm, ClosingForm, NoteForm, RequestLetterForm } from './case-forms.tsx'
import { CaseRestriction } from './case-restriction.tsx'
import { caseKindNames, channelNames } from './case-words.ts'
import { NameCorrectionForm } from './name-correction-form.tsx'

/** One request or breach: its clock, letters, proof and closing. */
export function CasePage({ one }: { one: PrivacyCase }) {
  const may = usePermissions()
  const { id, kind, closedAt } = one
  const isBreach = kind === 'breach'
  const key = { id, register: isBreach ? 'breaches' : 'data-requests' } as const
  return (
    <AdminPage title={caseKindNames[kind]()}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <CaseFacts one={one} />
          {isBreach && <AuthorityLetter breach={one} />}
        </div>
        {!closedAt && (
          <div className="flex flex-col gap-8">
            {kind === 'correction' && one.account && may('members.serve') && (
              <NameCorrectionForm id={id} />
            )}
            {kind === 'restriction' && one.account && <CaseRestriction {...one} {...one.account} />}
            {kind === 'deletion' && one.account && !one.account.isStaff && (
              <CaseDeletion one={one} />
            )}
            {isBreach ? <BreachLetterForm id={id} /> : <RequestLetterForm id={id} />}
            <NoteForm {...key} />
            <ClosingForm {...key} />
          </div>
        )}
      </div>
      <CaseEvents events={one.events} mails={one.mails} />
    </AdminPage>
  )
}

function CaseFacts({ one }: { one: PrivacyCase }) {
  const may = usePermissions()
  const { kind, channel, receivedAt, contact, userId, account, summary, exposed, measures } = one
  const isBreach = kind === 'breach'
  const facts = [
    [isBreach ? m.admin_case_discovered() : m.admin_case_received(), momentInJakarta(receivedAt)],
    [m.admin_case_channel(), channelNames[channel]()],
    [m.admin_case_contact(), contact],
    [isBreach ? m.admin_breach_summary() : m.admin_case_summary(), summary],
    [m.admin_breach_exposed(), exposed],
    [m.admin_breach_measures(), measures],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <p>
        <CaseClock {...one} />
      </p>
      <dl className="flex flex-col gap-3 text-sm">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
      {account && may('members.read') && (
        <Link
          to="/admin/anggota/$id"
          params={{ id: userId }}
          className="self-start font-semibold text-link underline"
        >
          {m.admin_task_open_member()}
        </Link>
      )}
      {may('leads.work') && <CaseEnquiries enquiries={one.enquiries} />}
    </Card>
  )
}

/** What a company sent from the contact address: a request about data is about it, too. */
function CaseEnquiries({ enquiries }: Pick<PrivacyCase, 'enquiries'>) {
  if (enquiries.length === 0) return null
  return (
    <div className="text-sm">
      <h2 className="text-ink-muted">{m.admin_case_enquiries()}</h2>
      <ul>
        {enquiries.map(({ id, at }) => (
          <li key={id}>
            <Link
              to="/admin/prospek/$id"
              params={{ id }}
              className="inline-block py-1 font-semibold text-link underline"
            >
              {momentInJakarta(at)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
