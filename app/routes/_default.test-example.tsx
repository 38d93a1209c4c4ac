import { createFileRoute } from '@tanstack/react-router'
import { SpecimenPage } from '#app/features/specimen/specimen-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageHead } from '#app/seo/page-head.ts'

/** For whoever builds the site: every part of `app/ui`, to be tried. */
export const Route = createFileRoute('/_default/test-example')({
  head: ({ match: { context, pathname } }) =>
    pageHead({
      settings: context.settings,
      path: pathname,
      title: m.specimen_title(),
      isIndexed: false,
    }),
  component: SpecimenPage,
})
