import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PrivacyCaseList } from '#server/contract/privacy-case.schema.ts'
import type { Register } from './admin-cases.server.ts'
import { BreachEntryForm } from './breach-entry-form.tsx'
import { CaseClock } from './case-clock.tsx'
import { caseKindNames } from './case-words.ts'
import { RequestEntryForm } from './request-entry-form.tsx'

type RegistersPageProps = { requests: PrivacyCaseList; breaches: PrivacyCaseList }

/** The requests of people about their data, and the breaches. */
export function RegistersPage({ requests, breaches }: RegistersPageProps) {
  const may = usePermissions()
  return (
    <AdminPage title={m.admin_cases()} description={m.admin_cases_text()}>
      {may('requests.work') && <RequestEntryForm />}
      <CaseTable title={m.admin_cases_requests()} register="data-requests" {...requests} />
      {may('breaches.work') && (
        <>
          <CaseTable title={m.admin_cases_breaches()} register="breaches" {...breaches} />
          <BreachEntryForm />
        </>
      )}
    </AdminPage>
  )
}

type CaseTableProps = PrivacyCaseList & { title: string; register: Register }

function CaseTable({ title, register, cases }: CaseTableProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {cases.length === 0 ? (
        <p className="text-ink-muted">{m.admin_cases_none()}</p>
      ) : (
        <AdminTable
          caption={title}
          columns={[
            m.admin_case_kind(),
            register === 'breaches' ? m.admin_case_discovered() : m.admin_case_received(),
            m.admin_case_clock(),
          ]}
          rows={cases.map(({ id, kind, receivedAt, ...clock }) => ({
            key: id,
            cells: [
              <Link
                key="kind"
                to="/admin/permintaan-data/$register/$id"
                params={{ register, id }}
                className="font-semibold text-link underline"
              >
                {caseKindNames[kind]()}
              </Link>,
              momentInJakarta(receivedAt),
              <CaseClock key="clock" {...clock} />,
            ],
          }))}
        />
      )}
    </section>
  )
}
