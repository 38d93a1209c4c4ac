import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useDeferredValue } from 'react'
import { pathName } from '#app/features/admin/content/content-words.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { Content } from '#server/contract/editing/editing.schema.ts'
import { toReadingMinutes } from '#server/contract/reading-minutes.ts'
import { linksIn } from './links-in.ts'
import { sendLinks } from './lint.functions.ts'
import { type Lint, lintOf } from './lint-of.ts'

type LintPanelProps = { kind: ContentKind; locale: 'id' | 'en'; content: Content }

/** What an editor may want to change, while they write. None of it hinders a save. */
export function LintPanel({ kind, locale, content: typed }: LintPanelProps) {
  const content = useDeferredValue(typed)
  const may = usePermissions()
  const lints = lintOf(kind, content, locale)
  const sections = kind === 'article' ? (content.sections as Sections) : undefined
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line p-4">
      <h2 className="font-semibold text-lg">{m.desk_lint_title()}</h2>
      {sections && <p>{m.desk_lint_minutes({ minutes: toReadingMinutes(sections) })}</p>}
      {lints.length === 0 ? (
        <p className="text-ink-muted text-sm">{m.desk_lint_none()}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {lints.map((lint) => (
            <li key={JSON.stringify(lint)} className="break-words">
              <span className="font-semibold">{pathName(lint.path)}</span>
              <br />
              {lintText(lint)}
            </li>
          ))}
        </ul>
      )}
      {may('content.edit') && <LinkCheck links={linksIn(content)} />}
    </section>
  )
}

type Sections = Parameters<typeof toReadingMinutes>[0]

function lintText(lint: Lint): string {
  switch (lint.kind) {
    case 'short':
      return m.desk_lint_short({ length: lint.length, least: lint.least })
    case 'long':
      return m.desk_lint_long({ length: lint.length, most: lint.most })
    case 'claim':
      return m.desk_lint_claim({ words: lint.words })
    case 'empty-link':
      return m.desk_lint_empty_link()
    case 'no-alt':
      return m.desk_lint_no_alt()
  }
}

/** Asks the pages that the text links to, when the editor wants to know. */
function LinkCheck({ links }: { links: string[] }) {
  const withProof = useProof()
  const call = useServerFn(sendLinks)
  const check = useMutation({
    mutationFn: (asked: string[]) => withProof(() => call({ data: { links: asked } })),
  })
  if (links.length === 0) return null
  const dead = (check.data ?? []).filter((link) => links.includes(link))
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isBusy={check.isPending}
        onClick={() => check.mutate(links)}
      >
        {m.desk_links_check({ count: links.length })}
      </Button>
      <FailureAlert error={check.error} />
      <div role="status" className="text-sm">
        {check.isSuccess && (
          <>
            <p>{dead.length === 0 ? m.desk_links_fine() : m.desk_links_dead()}</p>
            <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
              {dead.map((link) => (
                <li key={link} className="break-all">
                  {link}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
