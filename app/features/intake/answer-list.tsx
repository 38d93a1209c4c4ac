import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { IntakeAnswers } from '#server/contract/intake.schema.ts'
import { type AnswerName, answerNames, linesOf } from './answer-words.ts'

const names = Object.keys(answerNames) as AnswerName[]
/** Notes that say nothing if they are missing. */
const asides: AnswerName[] = ['cookNote', 'sleepNote', 'questions']

/** What a client wrote, and what they left out. */
export function AnswerList({ answers }: { answers: IntakeAnswers }) {
  const isEmpty = (name: AnswerName) => linesOf(answers, name).length === 0
  const left = names.filter((name) => isEmpty(name) && !asides.includes(name))
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <dl className="flex flex-col gap-4">
        {names
          .filter((name) => !isEmpty(name))
          .map((name) => (
            <div key={name} className="flex flex-col gap-0.5">
              <dt className="font-semibold text-sm">{answerNames[name]()}</dt>
              <dd dir="auto" className="whitespace-pre-line break-words">
                <Answer name={name} lines={linesOf(answers, name)} />
              </dd>
            </div>
          ))}
      </dl>
      {left.length > 0 && (
        <p className="text-ink-muted text-sm">
          {m.intake_unanswered({ names: listText(left.map((name) => answerNames[name]())) })}
        </p>
      )}
    </div>
  )
}

function Answer({ name, lines }: { name: AnswerName; lines: string[] }) {
  if (name !== 'questions') return lines[0]
  return (
    <ol className="list-decimal pl-5">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no identity but its place.
        <li key={index}>{line}</li>
      ))}
    </ol>
  )
}
