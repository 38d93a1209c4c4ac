import { createFileRoute } from '@tanstack/react-router'
import { IfProgram } from '#app/features/programs/if-program.tsx'
import { ifProgramSlug } from '#app/features/programs/if-program-slug.ts'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/if-program')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(programQueries.durations(ifProgramSlug))
    const title = m.programs_if_meta_title()
    return { seo: { title, description: m.programs_if_meta_description() } }
  },
  head: loadedHead,
  component: IfProgram,
})
