import { createFileRoute } from '@tanstack/react-router'
import { AdminHome } from '#app/features/admin/admin-home.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_admin/admin/')({
  loader: () => ({ seo: { title: m.admin_title() } }),
  head: loadedHead,
  component: AdminHome,
})
