import { m } from '#app/i18n/paraglide/messages.js'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { StepList } from '#app/ui/step-list.tsx'
import type { Program } from '#server/contract/content.schema.ts'
import { BeforeStarting, ProgramSection } from './program-parts.tsx'

/** What a program contains, how it runs and for which people it is. */
export function ProgramText({ program }: { program: Program }) {
  return (
    <div className="flex flex-col gap-14">
      <ProgramSection title={m.programs_suitable_title()}>
        <MarkedList icon="check" items={program.suitableFor} />
      </ProgramSection>
      <BeforeStarting reasons={program.notSuitableFor} />
      <ProgramSection title={m.programs_includes_title()}>
        <MarkedList icon="check" items={program.includes} />
      </ProgramSection>
      <ProgramSection title={m.programs_steps_title()}>
        <StepList steps={program.steps} />
      </ProgramSection>
      {program.week.length > 0 && (
        <ProgramSection title={m.programs_week_title()}>
          <ProgramWeek week={program.week} />
        </ProgramSection>
      )}
    </div>
  )
}

/** An ordinary week, part by part, along one line. */
function ProgramWeek({ week }: { week: Program['week'] }) {
  return (
    <ol className="flex max-w-prose flex-col border-line-strong border-l-2">
      {week.map(({ title, text }) => (
        <li key={title} className="relative flex flex-col gap-1 pb-6 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className="-left-2 absolute top-2 size-3.5 rounded-full border-2 border-surface bg-highlight"
          />
          <h3 className="text-lg">{title}</h3>
          <p className="text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
