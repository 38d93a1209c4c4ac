import type { MemberStripFacts } from '#app/features/home/member-strip.server.ts'
import { MemberStrip } from '#app/features/home/member-strip.tsx'
import { useMember } from '#app/session/use-member.ts'

/** Leaves the page with the member who signs out. */
export default function OwnStrip({ strip }: { strip: MemberStripFacts }) {
  const member = useMember()
  return member && <MemberStrip strip={strip} />
}
