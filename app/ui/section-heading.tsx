import type { ReactNode } from 'react'

type SectionHeadingProps = { id?: string; title: ReactNode; description?: ReactNode }

export function SectionHeading({ id, title, description }: SectionHeadingProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {description && <p className="text-ink-muted text-lg">{description}</p>}
    </div>
  )
}
