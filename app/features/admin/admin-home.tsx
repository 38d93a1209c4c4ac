import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { adminSections, opens } from './admin-nav.tsx'
import { AdminPage } from './admin-page.tsx'
import { LeaveConsole } from './leave-console.tsx'
import { usePermissions } from './use-standing.ts'

/** What the console opens with. */
export function AdminHome() {
  const may = usePermissions()
  const sections = adminSections.filter((section) => opens(section, may))
  return (
    <AdminPage
      title={m.admin_title()}
      description={sections.length > 0 ? m.admin_home_text() : m.admin_home_none()}
    >
      <ul className="flex flex-wrap gap-3">
        {sections.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={buttonStyles({ variant: 'secondary' })}>
              {name()}
            </Link>
          </li>
        ))}
      </ul>
      <LeaveConsole />
    </AdminPage>
  )
}
