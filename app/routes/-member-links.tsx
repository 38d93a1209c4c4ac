import { SignOutButton } from '#app/features/auth/sign-out-button.tsx'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { MemberLinks } from '#app/shell/member-links.tsx'

/** Links to the member's pages, with the sign-out button of the auth feature. */
export default function LinksOfMember() {
  return (
    <WithQueries>
      <MemberLinks signOut={<SignOutButton />} />
    </WithQueries>
  )
}
