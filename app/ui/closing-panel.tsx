import type { ReactNode } from 'react'
import type { Closing } from '#server/contract/content.schema.ts'
import { PicturePanel } from './picture-panel.tsx'

type ClosingPanelProps = {
  closing: Closing
  picture: ReactNode
  /** Links or buttons. */
  children: ReactNode
}

/** The last section of a page: a text with its next step, beside a drawing. */
export function ClosingPanel({ closing, picture, children }: ClosingPanelProps) {
  return (
    <PicturePanel picture={picture}>
      <div className="flex flex-col gap-3">
        <h2 className="text-2xl">{closing.title}</h2>
        <p className="text-ink-muted">{closing.text}</p>
      </div>
      <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">{children}</div>
    </PicturePanel>
  )
}
