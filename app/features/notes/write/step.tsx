import type { ReactNode } from 'react'

type StepProps = {
  /** Which of the four steps; the summary has none. */
  number?: number
  id: string
  title: string
  text: string
  children: ReactNode
}

/** A part of the note with its heading. */
export function Step({ number, id, title, text, children }: StepProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-24 flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl outline-none">
          {number && <span className="text-ink-muted">{number}. </span>}
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-ink-muted">{text}</p>
      </header>
      {children}
    </section>
  )
}
