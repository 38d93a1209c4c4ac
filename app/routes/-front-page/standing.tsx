import { MemberStrip } from '#app/features/home/member-strip.tsx'
import type { Standing as MemberStanding } from '#app/features/home/standing.server.ts'
import { useMember } from '#app/session/use-member.ts'

/** Leaves the page with the member who signs out. */
export default function Standing({ standing }: { standing: MemberStanding }) {
  const member = useMember()
  return member && <MemberStrip standing={standing} />
}
