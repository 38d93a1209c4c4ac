import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'

type StripRowProps = {
  /** Undefined if the text has its own picture. */
  icon?: IconName
  tone?: 'warning' | 'calm'
  action: ReactNode
  children: ReactNode
}

/** A fact of the strip and what to do about it. */
export function StripRow({ icon, tone = 'calm', action, children }: StripRowProps) {
  const colour = tone === 'warning' ? 'text-warning-ink' : 'text-link'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
      <div className={`flex flex-1 items-start gap-3 ${icon ? 'min-w-56' : 'min-w-40'}`}>
        {icon && <Icon name={icon} className={`mt-0.5 size-5 shrink-0 ${colour}`} />}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      <div className="flex flex-wrap gap-3">{action}</div>
    </div>
  )
}
