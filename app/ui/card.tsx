import type { ComponentProps } from 'react'
import { type RecipeProps, recipe } from './recipe.ts'

const cardStyles = recipe({
  base: 'rounded-card border border-line bg-surface-raised',
  variants: {
    padding: { none: '', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8' },
  },
  defaultVariants: { padding: 'md' },
})

type CardProps = ComponentProps<'div'> & RecipeProps<typeof cardStyles>

/** For things to compare, or for the only form of a page; otherwise prefer white space. */
export function Card({ padding, className, ...rest }: CardProps) {
  return <div {...rest} className={cardStyles({ padding, className })} />
}
