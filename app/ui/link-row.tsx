import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** Class of the link in a row: the whole row is its click target. */
export const rowLink =
  'font-semibold text-link underline-offset-3 after:absolute after:inset-0 group-hover:underline'

type LinkRowProps = {
  icon: IconName
  text: string
  /** The link. */
  children: ReactNode
}

/** A list item that leads somewhere: an icon, the link, and a line about it. */
export function LinkRow({ icon, text, children }: LinkRowProps) {
  return (
    <li className="group relative flex gap-4 py-4 md:py-5">
      <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-success-ink" />
      <div className="flex min-w-0 flex-col gap-0.5">
        {children}
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
    </li>
  )
}
