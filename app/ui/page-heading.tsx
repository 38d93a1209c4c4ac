import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: ReactNode
  /** A line above the title that names the section. */
  kicker?: ReactNode
  description?: ReactNode
}

/** The only `h1` of a page. */
export function PageHeading({ title, kicker, description }: PageHeadingProps) {
  return (
    <header className="flex flex-col gap-3">
      {kicker && <div className="font-semibold text-link text-sm">{kicker}</div>}
      <h1 className="text-3xl">{title}</h1>
      {description && (
        <div className="max-w-prose text-pretty text-ink-muted text-lg">{description}</div>
      )}
    </header>
  )
}
