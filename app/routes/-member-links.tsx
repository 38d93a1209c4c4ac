import { SignOutButton } from '#app/features/auth/sign-out-button.tsx'
import { UnreadCount } from '#app/features/messages/unread-count.tsx'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { MemberLinks } from '#app/shell/member-links.tsx'

/** Links to the member's pages, with parts of features. */
export default function LinksOfMember() {
  return (
    <WithQueries>
      <MemberLinks signOut={<SignOutButton />} unread={<UnreadCount side="client" />} />
    </WithQueries>
  )
}
