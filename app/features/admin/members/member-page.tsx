import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { MemberDetail } from '#server/contract/admin-member.schema.ts'
import { AddressSection } from './address-section.tsx'
import { MemberActForm } from './member-act-form.tsx'
import { MemberLists } from './member-lists.tsx'

/** One account: what staff may know of it and do about it. */
export function MemberPage({ member }: { member: MemberDetail }) {
  const may = usePermissions()
  const { suspendedAt } = member
  return (
    <AdminPage title={m.admin_member_title()}>
      {suspendedAt && (
        <Alert
          tone="warning"
          title={m.admin_member_suspended({ moment: momentInJakarta(suspendedAt) })}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <MemberFacts member={member} />
        <div className="flex flex-col gap-6">
          {(may('members.serve') || may('members.decide')) && <MemberActForm member={member} />}
          <AddressSection member={member} />
        </div>
      </div>
      <MemberLists member={member} />
    </AdminPage>
  )
}

function MemberFacts({ member }: { member: MemberDetail }) {
  const { name, email, createdAt, hasPassword, hasGoogle, locale, id } = member
  const ways = [
    hasPassword ? m.admin_member_password() : '',
    hasGoogle ? m.admin_member_google() : '',
  ]
  const facts = [
    [m.admin_member_name(), name],
    [m.admin_member_email(), email],
    [m.admin_member_since(), momentInJakarta(createdAt)],
    [m.admin_member_sign_in(), ways.filter(Boolean).join(', ')],
    [
      m.admin_member_locale(),
      locale === 'id' ? m.admin_member_locale_id() : m.admin_member_locale_en(),
    ],
    [m.admin_member_id(), id],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {member.isStaff && <p className="text-ink-muted text-sm">{m.admin_member_is_staff()}</p>}
    </Card>
  )
}
