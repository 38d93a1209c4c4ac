import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { type LeadList, type LeadQuery, leadStages } from '#server/contract/admin-lead.schema.ts'
import { FindLead } from './find-lead.tsx'
import { leadStageNames } from './lead-names.ts'
import { LeadTable } from './lead-table.tsx'

type LeadsPageProps = { list: LeadList; query: LeadQuery }

/** Companies' enquiries by stage and owner, newest first. */
export function LeadsPage({ list: { leads, next }, query }: LeadsPageProps) {
  const page = buttonStyles({ variant: 'secondary' })
  return (
    <AdminPage title={m.admin_lead()} description={m.admin_lead_text()}>
      <FindLead />
      <LeadFilters query={query} />
      {leads.length > 0 ? (
        <LeadTable caption={m.admin_lead()} leads={leads} />
      ) : (
        <p>{m.admin_lead_none()}</p>
      )}
      <nav aria-label={m.admin_pages()} className="flex gap-3">
        {query.after && (
          <Link to="/admin/prospek" search={{ ...query, after: undefined }} className={page}>
            {m.admin_page_first()}
          </Link>
        )}
        {next && (
          <Link to="/admin/prospek" search={{ ...query, after: next }} className={page}>
            {m.admin_page_next()}
          </Link>
        )}
      </nav>
    </AdminPage>
  )
}

/** A plain form: the filters are in the address. */
function LeadFilters({ query }: { query: LeadQuery }) {
  return (
    <form
      key={JSON.stringify(query)}
      className="grid items-end gap-3 sm:max-w-2xl sm:grid-cols-[1fr_1fr_auto]"
    >
      <NativeSelect
        name="stage"
        label={m.admin_lead_stage()}
        defaultValue={query.stage ?? ''}
        options={[
          { value: '', label: m.admin_lead_stage_any() },
          ...leadStages.map((stage) => ({ value: stage, label: leadStageNames[stage]() })),
        ]}
      />
      <NativeSelect
        name="mine"
        label={m.admin_lead_whose()}
        defaultValue={query.mine ?? ''}
        options={[
          { value: '', label: m.admin_lead_all() },
          { value: 'true', label: m.admin_lead_mine() },
        ]}
      />
      <Button type="submit" variant="secondary">
        {m.admin_filter()}
      </Button>
    </form>
  )
}
