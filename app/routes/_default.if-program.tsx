import { createFileRoute } from '@tanstack/react-router'
import { IfProgram } from '#app/features/programs/if-program.tsx'
import { ifProgramSlug } from '#app/features/programs/if-program-slug.ts'
import { getDurations } from '#app/features/programs/programs.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/if-program')({
  loader: async () => {
    const prices = await getDurations({ data: { slug: ifProgramSlug } })
    const title = m.programs_if_meta_title()
    return { seo: { title, description: m.programs_if_meta_description() }, prices }
  },
  head: loadedHead,
  component: IfProgramPage,
})

function IfProgramPage() {
  return <IfProgram prices={Route.useLoaderData().prices} />
}
