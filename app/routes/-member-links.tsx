import { SignOutButton } from '#app/features/auth/sign-out-button.tsx'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { MemberLinks } from '#app/shell/member-links.tsx'

/** A member's own pages, and the way out, which the auth feature brings. */
export default function LinksOfMember() {
  return (
    <WithQueries>
      <MemberLinks signOut={<SignOutButton />} />
    </WithQueries>
  )
}
