import { createFileRoute } from '@tanstack/react-router'
import { FindMemberPage } from '#app/features/admin/members/find-member-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/anggota/')({
  loader: () => ({ seo: { title: m.admin_members() } }),
  head: loadedHead,
  component: FindMemberPage,
})
