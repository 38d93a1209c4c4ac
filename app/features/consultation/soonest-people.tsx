import { Link } from '@tanstack/react-router'
import { formatDateTime } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ConsultationOffer } from './consultation.server.ts'

/** The nutritionists who are free first. Each time leads to its booking. */
export function SoonestPeople({ people }: { people: ConsultationOffer['soonest'] }) {
  if (people.length === 0) return null
  return (
    <Section title={m.consultation_soonest_title()}>
      <ul className="divide-y divide-line border-line border-y">
        {people.map(({ slug, name, nextFreeAt: start }) => (
          <li key={slug}>
            <Link
              to="/konsultasi/jadwal"
              search={{ nutritionist: slug, start }}
              className="group flex min-h-14 items-center gap-4 py-3"
            >
              <Portrait slug={slug} size="line" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-semibold text-link group-hover:underline">{name}</span>
                <span className="text-ink-muted">{formatDateTime(start)}</span>
              </span>
              <Icon name="arrow-right" className="shrink-0 text-link" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
