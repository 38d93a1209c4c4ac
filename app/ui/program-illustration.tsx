import type { Illustration } from '#server/contract/content.schema.ts'
import { recipe } from './recipe.ts'

const pictureStyles = recipe({ base: 'block w-full bg-food-cloth' })

type ProgramIllustrationProps = {
  /** The full plate if the content backend does not know the program. */
  name?: Illustration
  /** True to load it lazily; React preloads all other images in the head. */
  isFurtherDown?: boolean
  className?: string
}

/**
 * Picture of a program, 4:3, decorative. A file instead of inline SVG, because eight drawings would
 * triple the elements of a page.
 */
export function ProgramIllustration({
  name = 'balanced-plate',
  isFurtherDown = false,
  className,
}: ProgramIllustrationProps) {
  return (
    <img
      src={`/illustrations/${name}.svg`}
      alt=""
      width={320}
      height={240}
      loading={isFurtherDown ? 'lazy' : 'eager'}
      decoding="async"
      className={pictureStyles({ className })}
    />
  )
}
