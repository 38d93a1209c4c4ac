import type { ComponentProps } from 'react'
import { type RecipeProps, recipe } from './recipe.ts'

const containerStyles = recipe({
  base: 'mx-auto w-full px-4 sm:px-6',
  variants: {
    width: {
      /** The page grid. */
      page: 'max-w-page',
      /** A form, receipt or article. */
      narrow: 'max-w-3xl',
      /** One small form. */
      form: 'max-w-lg',
    },
  },
  defaultVariants: { width: 'page' },
})

type ContainerProps = ComponentProps<'div'> & RecipeProps<typeof containerStyles>

export function Container({ width, className, ...rest }: ContainerProps) {
  return <div {...rest} className={containerStyles({ width, className })} />
}
