import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { ConsentProof } from '#app/features/admin/consent-proof.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { LeadDetail } from '#server/contract/admin-lead.schema.ts'
import { LeadErasure } from './lead-erasure.tsx'
import { LeadMail } from './lead-mail.tsx'
import { leadEventNames, leadEventText, leadStageNames } from './lead-names.ts'
import { LeadNextStep } from './lead-next-step.tsx'
import { LeadNote } from './lead-note.tsx'
import { LeadOwner } from './lead-owner.tsx'
import { LeadStageForm } from './lead-stage-form.tsx'
import { LeadTable } from './lead-table.tsx'

/** One enquiry: as it was sent, what staff do about it, and what they did. */
export function LeadPage({ lead }: { lead: LeadDetail }) {
  return (
    <AdminPage title={lead.company}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Sent lead={lead} />
          <LeadOwner lead={lead} />
          <LeadNextStep lead={lead} />
          <LeadMail lead={lead} />
          <LeadNote id={lead.id} />
          <LeadStageForm key={lead.stage} lead={lead} />
          <LeadErasure id={lead.id} />
        </div>
        <div className="flex flex-col gap-6">
          {lead.duplicates.length > 0 && <Duplicates lead={lead} />}
          <Events events={lead.events} />
        </div>
      </div>
    </AdminPage>
  )
}

function Sent({ lead }: { lead: LeadDetail }) {
  const { name, email, phone, staffCount, message, stage, createdAt, locale, consentVersion } = lead
  const facts = [
    [m.admin_lead_sender(), name],
    [m.admin_lead_email(), email],
    [m.admin_lead_phone(), phone],
    [m.admin_lead_company(), `${lead.company}, ${m.admin_lead_staff({ count: staffCount })}`],
    [m.admin_lead_at(), momentInJakarta(createdAt)],
    [
      m.admin_lead_consent(),
      <ConsentProof key="consent" at={createdAt} version={consentVersion} {...{ locale }} />,
    ],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        {m.admin_lead_sent()}
        <Badge tone={stage === 'new' ? 'warning' : 'neutral'}>{leadStageNames[stage]()}</Badge>
      </h2>
      <p className="whitespace-pre-line break-words">{message}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

function Duplicates({ lead: { duplicates } }: { lead: LeadDetail }) {
  return (
    <section aria-labelledby="duplicates-heading" className="flex flex-col gap-3">
      <h2 id="duplicates-heading" className="text-xl">
        {m.admin_lead_duplicates()}
      </h2>
      <p className="text-ink-muted text-sm">{m.admin_lead_duplicates_text()}</p>
      <LeadTable caption={m.admin_lead_duplicates()} leads={duplicates} />
    </section>
  )
}

function Events({ events }: Pick<LeadDetail, 'events'>) {
  return (
    <section aria-labelledby="events-heading" className="flex flex-col gap-3">
      <h2 id="events-heading" className="text-xl">
        {m.admin_lead_events()}
      </h2>
      {events.length === 0 && <p>{m.admin_lead_events_none()}</p>}
      <ol className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={`${event.at}${event.kind}${event.text}`}>
            <Card className="flex flex-col gap-1">
              <p className="font-semibold">{leadEventNames[event.kind]()}</p>
              <p className="whitespace-pre-line break-words">{leadEventText(event)}</p>
              <p className="text-ink-muted text-sm">
                {m.admin_lead_event_by({ name: event.by, moment: momentInJakarta(event.at) })}
              </p>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}
