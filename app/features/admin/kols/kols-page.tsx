import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { KolList, KolQuery } from '#server/contract/admin-kol.schema.ts'
import { AppointKol } from './appoint-kol.tsx'
import { KolState } from './kol-state.tsx'

type KolsPageProps = { list: KolList; query: KolQuery }

/** KOLs by state with what they are owed, newest first. */
export function KolsPage({ list: { kols, next }, query }: KolsPageProps) {
  const may = usePermissions()
  const page = buttonStyles({ variant: 'secondary' })
  return (
    <AdminPage title={m.admin_kols()} description={m.admin_kols_text()}>
      {may('partners.manage') && <AppointKol />}
      <KolFilter query={query} />
      {kols.length > 0 ? <KolTable kols={kols} /> : <p>{m.admin_kols_none()}</p>}
      <nav aria-label={m.admin_pages()} className="flex gap-3">
        {query.after && (
          <Link to="/admin/mitra" search={{ ...query, after: undefined }} className={page}>
            {m.admin_page_first()}
          </Link>
        )}
        {next && (
          <Link to="/admin/mitra" search={{ ...query, after: next }} className={page}>
            {m.admin_page_next()}
          </Link>
        )}
      </nav>
    </AdminPage>
  )
}

function KolTable({ kols }: Pick<KolList, 'kols'>) {
  return (
    <AdminTable
      caption={m.admin_kols()}
      columns={[
        m.admin_kol_name(),
        m.admin_kol_percent(),
        m.admin_kol_state(),
        m.admin_kol_owed(),
        m.admin_kol_since(),
      ]}
      rows={kols.map(({ code, name, percent, endedAt, owedRupiah, createdAt }) => ({
        key: code,
        cells: [
          <span key="name" className="flex flex-col">
            <Link
              to="/admin/mitra/$code"
              params={{ code }}
              className="font-semibold text-link underline"
            >
              {name || m.admin_kol_deleted()}
            </Link>
            <span className="text-ink-muted">{code}</span>
          </span>,
          `${percent}%`,
          <KolState key="state" endedAt={endedAt} />,
          <span key="owed" className="tabular-nums">
            {owedRupiah > 0 ? formatRupiah(owedRupiah) : '–'}
          </span>,
          formatDate(createdAt),
        ],
      }))}
    />
  )
}

/** A plain form: the filter is in the address. */
function KolFilter({ query }: { query: KolQuery }) {
  return (
    <form
      key={JSON.stringify(query)}
      className="grid items-end gap-3 sm:max-w-md sm:grid-cols-[1fr_auto]"
    >
      <NativeSelect
        name="state"
        label={m.admin_kol_state()}
        defaultValue={query.state ?? ''}
        options={[
          { value: '', label: m.admin_kol_state_any() },
          { value: 'active', label: m.admin_kol_active() },
          { value: 'ended', label: m.admin_kol_ended() },
        ]}
      />
      <Button type="submit" variant="secondary">
        {m.admin_filter()}
      </Button>
    </form>
  )
}
