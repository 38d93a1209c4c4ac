import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Nutritionists } from '#server/contract/admin-nutritionist.schema.ts'
import { InviteNutritionist } from './invite-nutritionist.tsx'
import { LicenceLight } from './licence-light.tsx'
import { practiceStateNames } from './nutritionist-state.ts'

/** All nutritionists, those whose licence ends first at the top. */
export function NutritionistsPage({ nutritionists }: Nutritionists) {
  const may = usePermissions()
  return (
    <AdminPage title={m.admin_nutri()} description={m.admin_nutri_text()}>
      {may('nutritionists.manage') && <InviteNutritionist />}
      {nutritionists.length === 0 ? (
        <p>{m.admin_nutri_none()}</p>
      ) : (
        <AdminTable
          caption={m.admin_nutri()}
          columns={[
            m.admin_nutri_name(),
            m.admin_nutri_until(),
            m.admin_nutri_state(),
            m.admin_nutri_clients(),
            m.admin_nutri_sessions(),
            m.admin_nutri_work(),
          ]}
          rows={nutritionists.map((person) => ({ key: person.slug, cells: cellsOf(person) }))}
        />
      )}
    </AdminPage>
  )
}

function cellsOf(person: Nutritionists['nutritionists'][number]) {
  const { slug, name, practiceUntil, light, state, clients, sessions, toVerify } = person
  return [
    <Link
      key="name"
      to="/admin/ahli-gizi/$slug"
      params={{ slug }}
      className="font-semibold text-link underline"
    >
      {name}
    </Link>,
    <span key="until" className="flex flex-wrap gap-2">
      {practiceUntil && formatDate(practiceUntil)}{' '}
      {state !== 'left' && <LicenceLight light={light} />}
    </span>,
    practiceStateNames[state](),
    <span key="clients" className="tabular-nums">
      {clients}
    </span>,
    <span key="sessions" className="tabular-nums">
      {sessions}
    </span>,
    toVerify > 0 ? m.admin_nutri_to_verify({ count: toVerify }) : '–',
  ]
}
