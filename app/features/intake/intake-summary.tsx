import { m } from '#app/i18n/paraglide/messages.js'
import type { IntakeAnswers } from '#server/contract/intake.schema.ts'
import { type AnswerName, answerNames, linesOf } from './answer-words.ts'

/** What to know before anything else. */
const firstNames: AnswerName[] = ['questions', 'allergies', 'pregnancy']

/** The questions of a client and what limits their food, for the top of a page. */
export function IntakeSummary({ answers }: { answers: IntakeAnswers }) {
  return (
    <section
      aria-label={m.intake_summary_title()}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 print:gap-1 print:border-[black] print:p-1.5"
    >
      <h2 className="text-xl print:text-sm">{m.intake_summary_title()}</h2>
      <dl className="grid gap-x-10 gap-y-3 md:grid-cols-2 print:grid-cols-2 print:gap-1">
        {firstNames.map((name) => {
          const lines = linesOf(answers, name)
          return (
            <div key={name}>
              <dt className="text-ink-muted text-sm print:text-[8pt] print:text-[black]">
                {answerNames[name]()}
              </dt>
              {lines.length === 0 && <dd>{m.intake_summary_empty()}</dd>}
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question has no identity but its place.
                <dd key={index} dir="auto" className="whitespace-pre-line break-words">
                  {line}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
