import type { ComponentProps } from 'react'
import { type RecipeProps, recipe } from './recipe.ts'

const badgeStyles = recipe({
  base: 'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs',
  variants: {
    tone: {
      neutral: 'bg-surface-tinted text-ink-muted',
      info: 'bg-info-soft text-info-ink',
      success: 'bg-success-soft text-success-ink',
      warning: 'bg-warning-soft text-warning-ink',
      danger: 'bg-danger-soft text-danger-ink',
      program: 'bg-program-soft text-program-ink',
      anomaly: 'bg-anomaly-soft text-anomaly-ink',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

type BadgeProps = ComponentProps<'span'> & RecipeProps<typeof badgeStyles>

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeStyles({ tone, className })} />
}
