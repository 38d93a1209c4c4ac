import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ConsentSettingsButton } from '#app/features/consent/consent-settings-button.tsx'
import { UnreadCount } from '#app/features/messages/unread-count.tsx'
import { PracticeNav } from '#app/features/practice/practice-nav.tsx'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { requireMember } from '#app/session/guards.ts'
import { WorkFrame } from '#app/shell/work-frame.tsx'
import { Live } from './-live.tsx'
import { MemberLinks } from './-site-layout.tsx'

/** The nutritionist's area. Its pages are for the account of a practice only. */
export const Route = createFileRoute('/_practice')({
  beforeLoad: async (guarded) => {
    await requireMember(guarded)
    const { requirePractice } = await import('#app/features/practice/practice-guard.ts')
    await requirePractice()
  },
  component: Layout,
})

function Layout() {
  return (
    <WorkFrame
      nav={
        <WithQueries>
          <PracticeNav unread={<UnreadCount side="nutritionist" />} />
        </WithQueries>
      }
      memberLinks={<MemberLinks />}
      cookieSettings={<ConsentSettingsButton />}
    >
      <WithQueries>
        <Outlet />
        <Live />
      </WithQueries>
    </WorkFrame>
  )
}
