import type { ReactNode } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { measureName } from '#app/readings/measure-words.ts'
import type { NoteContent } from '#server/contract/note.schema.ts'

/** The four steps of a note, to read. */
export function NoteText({ content }: { content: NoteContent }) {
  const { assessment, diagnoses, hasNoProblem } = content
  const shown = hasNoProblem ? [] : diagnoses
  return (
    <div className="flex flex-col gap-6">
      <Part title={m.notes_assessment()}>
        <p className="whitespace-pre-line">{assessment}</p>
      </Part>
      <Part title={m.notes_diagnosis()}>
        {hasNoProblem && <p>{m.notes_problem_none()}</p>}
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          {shown.map((diagnosis) => (
            <li key={diagnosis.problem}>
              {m.notes_pes({
                problem: diagnosis.problem,
                etiology: diagnosis.etiology,
                signs: diagnosis.signs.map(({ text }) => text).join(', '),
              })}
            </li>
          ))}
        </ol>
      </Part>
      {shown.length > 0 && (
        <>
          <Part title={m.notes_intervention()}>
            {shown.map(({ problem, intervention }) => (
              <div key={problem}>
                <p className="font-semibold">{problem}</p>
                <p className="whitespace-pre-line">{intervention}</p>
              </div>
            ))}
          </Part>
          <Part title={m.notes_monitoring()}>
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {shown.flatMap(({ problem, signs }) =>
                signs.map(({ text, measure, otherMeasure, on }) => (
                  <li key={`${problem} ${text}`}>
                    {m.notes_monitoring_line({
                      sign: text,
                      measure: measure ? measureName(measure) : otherMeasure,
                      day: on ? formatDate(on) : '–',
                    })}
                  </li>
                )),
              )}
            </ul>
          </Part>
        </>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-lg">{title}</h3>
      <div className="flex max-w-prose flex-col gap-2 text-pretty break-words">{children}</div>
    </section>
  )
}
