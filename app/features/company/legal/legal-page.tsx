import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'

type LegalPageProps = {
  text: TextPage | undefined
  /** Fallback while the text is down. */
  title: string
  /** The first days of all editions, newest first. */
  editions?: string[]
  /** The first day of the edition that is shown. Absent for the words that apply now. */
  edition?: string | undefined
  sections: (text: TextPage) => ReactNode
}

/** The id of a section for links. */
export function partIdOf(index: number): string {
  return `part-${index + 1}`
}

/** A legal text: the day from which it applies, contents, sections and all its editions. */
export function LegalPage({ text, title, editions = [], edition, sections }: LegalPageProps) {
  if (!text)
    return (
      <Container className="flex flex-col gap-8 py-12 md:py-16">
        <PageHeading title={title} />
        <TextUnavailable />
      </Container>
    )
  return (
    <Container className="flex flex-col gap-12 py-12 md:gap-14 md:py-16">
      <PageHeading
        title={text.title}
        description={text.lead}
        kicker={text.validFrom && m.company_valid_from({ date: formatDate(text.validFrom) })}
      />
      {edition && edition !== editions[0] && (
        <Alert tone="warning" title={m.company_edition_shown({ date: formatDate(edition) })}>
          <Link to="." search={{}} className="font-semibold underline">
            {m.company_edition_now()}
          </Link>
        </Alert>
      )}
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <nav
          aria-label={m.company_contents()}
          className="flex flex-col gap-3 lg:sticky lg:top-8 lg:order-last"
        >
          <p className="font-semibold">{m.company_contents()}</p>
          <ol className="border-line border-l sm:max-lg:columns-2">
            {text.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a
                  href={`#${partIdOf(index)}`}
                  className="flex min-h-11 items-center rounded-control py-1.5 pl-4 text-ink-muted hover:text-link hover:underline lg:min-h-0"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections(text)}
      </div>
      {editions.length > 0 && (
        <nav aria-label={m.company_editions()} className="flex flex-col gap-3">
          <h2 className="font-semibold text-lg">{m.company_editions()}</h2>
          <p className="max-w-prose text-ink-muted">{m.company_editions_text()}</p>
          <ul className="flex flex-wrap gap-x-6">
            {editions.map((day) => (
              <li key={day}>
                <Link
                  to="."
                  search={{ edition: day }}
                  activeOptions={{ exact: true, includeSearch: true }}
                  className="inline-flex min-h-11 items-center text-link hover:underline"
                >
                  {m.company_edition({ date: formatDate(day) })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Container>
  )
}
