import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { extensionQueries } from './extension.queries.ts'
import { ProgramExtensionCard } from './program-extension-card.tsx'

export function ExtensionPage() {
  const { data } = useSuspenseQuery(extensionQueries.programs())
  const { programs, today } = data
  if (!programs) return <UnknownPrograms />
  if (programs.length === 0) return <NoProgram />
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <PageHeading title={m.extension_title()} description={m.extension_text()} />
      <Alert role="note" title={m.extension_added_title()}>
        {m.extension_added_text()}
      </Alert>
      <ul className="flex flex-col gap-6">
        {programs.map((program) => (
          <li key={program.tracker.id}>
            <ProgramExtensionCard program={program} today={today} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NoProgram() {
  return (
    <EmptyPage
      title={m.extension_empty_title()}
      text={m.extension_empty_text()}
      action={m.extension_empty_action()}
    />
  )
}

/** No failure: the main backend may not list trackers. */
function UnknownPrograms() {
  return (
    <EmptyPage
      title={m.extension_unknown_title()}
      text={m.extension_unknown_text()}
      action={m.extension_unknown_action()}
    />
  )
}

type EmptyPageProps = { title: string; text: string; action: string }

function EmptyPage({ title, text, action }: EmptyPageProps) {
  return (
    <div className="flex flex-col items-center gap-5 py-8 text-center">
      <EmptyPlate className="w-48" />
      <PageHeading title={title} description={text} />
      <Link to="/program" className={buttonStyles({ size: 'lg' })}>
        {action}
      </Link>
    </div>
  )
}
