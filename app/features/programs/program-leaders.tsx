import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import type { Program } from '#server/contract/content.schema.ts'

/** The nutritionists who lead a program, linked to their profiles. */
export function ProgramLeaders({ leaders }: { leaders: Program['ledBy'] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {leaders.map(({ slug, name, degrees, headline, isExample }) => (
        <li key={slug} className="flex items-start gap-4">
          <Portrait slug={slug} size="line" />
          <div className="flex min-w-0 flex-col items-start gap-1">
            <Link
              to="/ahli-gizi/$slug"
              params={{ slug }}
              className="tap font-semibold text-link underline underline-offset-3"
            >
              {name}, {degrees}
            </Link>
            {isExample && <Badge>{m.programs_leaders_example()}</Badge>}
            <p className="text-ink-muted text-sm">{headline}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
