import type { Program } from '#server/contract/content.schema.ts'

/** An ordinary week, part by part, along one line. */
export function ProgramWeek({ week }: { week: Program['week'] }) {
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
