import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type AccordionItem = { title: string; content: ReactNode }

/** Questions that open without scripts; the browser's find-in-page opens them too. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ title, content }) => (
        <details key={title} className="group print-open">
          <summary className="flex list-none items-start justify-between gap-4 rounded-control py-5 font-semibold text-lg text-balance hover:text-link [&::-webkit-details-marker]:hidden">
            {title}
            <Icon name="plus" className="mt-1 size-5 transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-prose pr-9 pb-6 text-ink-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
