import type { ReactNode } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TextUnavailable } from '#app/ui/text-unavailable.tsx'
import type { TextPage } from '#server/contract/text-page.schema.ts'

type LegalPageProps = {
  text: TextPage | undefined
  /** Fallback while the text is down. */
  title: string
  sections: (text: TextPage) => ReactNode
}

/** The id of a section for links. */
export function partIdOf(index: number): string {
  return `part-${index + 1}`
}

/** A legal text: the day from which it applies, a table of contents and the sections. */
export function LegalPage({ text, title, sections }: LegalPageProps) {
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
    </Container>
  )
}
