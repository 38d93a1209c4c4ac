import type { ReactNode } from 'react'

type FactListProps = { facts: { name: string; value: ReactNode }[] }

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0"
        >
          <dt className="shrink-0 text-ink-muted">{name}</dt>
          <dd className="min-w-0 text-balance text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
