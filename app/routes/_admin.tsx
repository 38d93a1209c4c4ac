import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminNav } from '#app/features/admin/admin-nav.tsx'
import {
  sendCode,
  sendPasskeyQuestion,
  sendStepUp,
} from '#app/features/admin/sign-in/staff-session.functions.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { requireMember } from '#app/session/guards.ts'
import { StepUpProvider } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import { WorkFrame } from '#app/shell/work-frame.tsx'
import { MemberLinks } from './-site-layout.tsx'

/** The console of the business. Its pages are for the staff only, after their second factor. */
export const Route = createFileRoute('/_admin')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
    const { requireStaff } = await import('#app/features/admin/admin-guard.ts')
    await requireStaff(await loadQueryClient(guarded.context), guarded.location.href)
  },
  component: Layout,
})

function Layout() {
  return (
    <WithQueries>
      <WorkFrame nav={<AdminNav />} memberLinks={<MemberLinks />} cookieSettings={null}>
        <StepUpProvider open={sendCode} stepUp={sendStepUp} ask={sendPasskeyQuestion}>
          <Outlet />
        </StepUpProvider>
      </WorkFrame>
    </WithQueries>
  )
}
