import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'
import { caseEventNames, caseWordOf } from './case-words.ts'

type CaseEventsProps = Pick<PrivacyCase, 'events' | 'mails'>

/** All that was done about a case, the latest first, and how many of its mails have left. */
export function CaseEvents({ events, mails }: CaseEventsProps) {
  const left = mails.filter(({ state }) => state === 'sent').length
  return (
    <section aria-labelledby="events-heading" className="flex flex-col gap-4">
      <h2 id="events-heading" className="text-xl">
        {m.admin_events()}
      </h2>
      {mails.length > 0 && (
        <p className="text-ink-muted text-sm">
          {m.admin_case_mails({ sent: left, count: mails.length })}
        </p>
      )}
      <ol className="flex flex-col border-line border-l-2">
        {events.toReversed().map(({ at, by, kind, word, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id and are only added.
          <li key={index} className="flex flex-col gap-0.5 py-2 pl-4 text-sm">
            <p className="font-semibold">
              {[caseEventNames[kind](), caseWordOf({ kind, word })].filter(Boolean).join(': ')}
              <span className="font-normal"> · {by}</span>
            </p>
            <p className="text-ink-muted">{momentInJakarta(at)}</p>
            {text && (
              <p className="wrap-anywhere whitespace-pre-line">
                {word === 'breach' ? m.admin_case_told({ count: text }) : text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
