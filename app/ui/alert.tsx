import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'flex items-start gap-3 rounded-control border p-4 sm:px-5',
    body: 'flex min-w-0 flex-col gap-1 pt-px',
    icon: 'mt-0.5 size-6',
  },
  variants: {
    tone: {
      info: { root: 'border-info-ink/20 bg-info-soft text-info-ink' },
      success: { root: 'border-success-ink/20 bg-success-soft text-success-ink' },
      warning: { root: 'border-warning-ink/20 bg-warning-soft text-warning-ink' },
      danger: { root: 'border-danger-ink/20 bg-danger-soft text-danger-ink' },
    },
  },
})

type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const iconByTone = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'stop',
} satisfies Record<AlertTone, IconName>

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: AlertTone
  title?: string
  children?: ReactNode
}

/** A message that stays on the page. `danger` interrupts a screen reader; other tones wait. */
export function Alert({ tone = 'info', title, children, className, ...rest }: AlertProps) {
  const { root, body, icon } = styles({ tone })
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} {...rest} className={root({ className })}>
      <Icon name={iconByTone[tone]} className={icon()} />
      <div className={body()}>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty break-words">{children}</div>}
      </div>
    </div>
  )
}
