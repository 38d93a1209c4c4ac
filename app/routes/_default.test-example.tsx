import { createFileRoute } from '@tanstack/react-router'
import { SpecimenPage } from '#app/features/specimen/specimen-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'

/** For developers: every component of `app/ui`. */
export const Route = createFileRoute('/_default/test-example')({
  loader: () => ({ seo: { title: m.specimen_title() } }),
  shouldReload: reloadOnline,
  head: loadedHead,
  component: SpecimenPage,
})
