import { Link } from '@tanstack/react-router'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { LeadList } from '#server/contract/admin-lead.schema.ts'
import { leadStageNames } from './lead-names.ts'

type Lead = LeadList['leads'][number]

/** Enquiries with how far they are. */
export function LeadTable({ caption, leads }: { caption: string; leads: Lead[] }) {
  return (
    <AdminTable
      caption={caption}
      columns={[
        m.admin_lead_company(),
        m.admin_lead_stage(),
        m.admin_lead_owner(),
        m.admin_lead_next(),
        m.admin_lead_at(),
      ]}
      rows={leads.map((lead) => ({ key: lead.id, cells: cellsOf(lead) }))}
    />
  )
}

function cellsOf({
  id,
  company,
  name,
  staffCount,
  stage,
  owner,
  nextStep,
  nextOn,
  createdAt,
}: Lead) {
  return [
    <span key="company" className="flex flex-col">
      <Link to="/admin/prospek/$id" params={{ id }} className="font-semibold text-link underline">
        {company}
      </Link>
      <span className="text-ink-muted">
        {name} · {m.admin_lead_staff({ count: staffCount })}
      </span>
    </span>,
    <Badge key="stage" tone={stage === 'new' ? 'warning' : 'neutral'}>
      {leadStageNames[stage]()}
    </Badge>,
    owner?.name ?? m.admin_lead_owner_none(),
    nextOn ? `${formatDate(nextOn)}: ${nextStep}` : '–',
    momentInJakarta(createdAt),
  ]
}
