import { useServerFn } from '@tanstack/react-start'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { MemberAct, MemberDetail } from '#server/contract/admin-member.schema.ts'
import { ActForm } from './act-form.tsx'
import { sendMemberChange } from './admin-members.functions.ts'

const names: Record<MemberAct, () => string> = {
  suspension: m.admin_member_do_suspension,
  resumption: m.admin_member_do_resumption,
  'session-end': m.admin_member_do_session_end,
  unlocking: m.admin_member_do_unlocking,
}

/** Suspends an account, ends its sessions or unlocks its sign-in, with a reason. */
export function MemberActForm({ member }: { member: MemberDetail }) {
  const may = usePermissions()
  const acts: MemberAct[] = [
    ...(may('members.serve') ? (['session-end', 'unlocking'] as const) : []),
    ...(may('members.decide') && !member.isStaff
      ? [member.suspendedAt ? ('resumption' as const) : ('suspension' as const)]
      : []),
  ]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_member_do()}</h2>
      <ActForm
        {...{ id: member.id, acts, names, hint: m.admin_member_do_hint() }}
        send={useServerFn(sendMemberChange)}
      />
    </section>
  )
}
