import { Link, type LinkProps } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { shownIfCurrent, useShownCurrent } from '#app/ui/use-shown-current.ts'
import type { Permission } from '#server/contract/staff.schema.ts'
import { usePermissions } from './use-permissions.ts'

type Section = {
  to: LinkProps['to']
  name: () => string
  permission: Permission
  /** Another permission that opens the page. */
  orPermission?: Permission
}

/** The pages of the console in the order of their links. A person sees those of their rights, and their own security. */
const adminSections: Section[] = [
  { to: '/admin/pembelian', name: m.admin_purchases, permission: 'purchases.read' },
  { to: '/admin/pengembalian', name: m.admin_refunds, permission: 'purchases.read' },
  { to: '/admin/harga', name: m.admin_sold, permission: 'prices.propose' },
  { to: '/admin/promo', name: m.admin_promo, permission: 'promos.work' },
  { to: '/admin/ahli-gizi', name: m.admin_nutri, permission: 'nutritionists.read' },
  { to: '/admin/prospek', name: m.admin_lead, permission: 'leads.work' },
  { to: '/admin/mitra', name: m.admin_kols, permission: 'partners.read' },
  {
    to: '/admin/konten',
    name: m.desk_title,
    permission: 'content.edit',
    orPermission: 'content.review',
  },
  { to: '/admin/anggota', name: m.admin_members, permission: 'members.read' },
  {
    to: '/admin/permintaan-data',
    name: m.admin_cases,
    permission: 'requests.work',
    orPermission: 'breaches.work',
  },
  { to: '/admin/email', name: m.admin_upkeep, permission: 'mail.work' },
  { to: '/admin/staf', name: m.admin_staff, permission: 'staff.read' },
  { to: '/admin/audit', name: m.admin_audit, permission: 'audit.read' },
]

/** Says whether a person with these rights may open the page. */
function opens(
  { permission, orPermission = permission }: Section,
  may: (it: Permission) => boolean,
) {
  return may(permission) || may(orPermission)
}

const tab = `flex min-h-11 items-center whitespace-nowrap border-b-3 px-2.5 font-semibold text-sm sm:px-3 ${shownIfCurrent}`
const active = { className: `${tab} border-action text-ink` }
const inactive = { className: `${tab} border-transparent text-ink-muted hover:text-ink` }

/**
 * A narrow window scrolls the row to the open page. A wide one shows all, in two rows if need be.
 */
export function AdminNav() {
  const may = usePermissions()
  const row = useShownCurrent<HTMLElement>()
  return (
    <nav
      ref={row}
      aria-label={m.admin_nav()}
      className="relative -mx-2.5 flex overflow-x-auto sm:-mx-3 lg:flex-wrap lg:overflow-visible"
    >
      <Link
        to="/admin"
        activeOptions={{ exact: true }}
        activeProps={active}
        inactiveProps={inactive}
      >
        {m.admin_home()}
      </Link>
      {adminSections
        .filter((section) => opens(section, may))
        .map(({ to, name }) => (
          <Link key={to} to={to} activeProps={active} inactiveProps={inactive}>
            {name()}
          </Link>
        ))}
      <Link to="/admin/keamanan" activeProps={active} inactiveProps={inactive}>
        {m.factor_own()}
      </Link>
    </nav>
  )
}
