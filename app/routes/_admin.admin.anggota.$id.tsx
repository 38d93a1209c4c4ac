import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminMembersQueries } from '#app/features/admin/members/admin-members.queries.ts'
import { MemberPage } from '#app/features/admin/members/member-page.tsx'
import { OpenMemberForm } from '#app/features/admin/members/open-member-form.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/anggota/$id')({
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const member = await queryClient.ensureQueryData(adminMembersQueries.one(params.id))
    if (!member) throw notFound()
    return { seo: { title: m.admin_member_title() } }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: member } = useSuspenseQuery(adminMembersQueries.one(id))
  if (member === 'closed') return <OpenMemberForm id={id} />
  return member && <MemberPage member={member} />
}
