import type { Illustration } from '#server/contract/content.schema.ts'
import { recipe } from './recipe.ts'

const pictureStyles = recipe({ base: 'block w-full bg-food-cloth' })

type ProgramIllustrationProps = {
  /** The whole plate stands for a program that the content backend does not know. */
  name?: Illustration
  /** Whether it is fetched only when it comes near; React names every other one in the head of the page. */
  isFurtherDown?: boolean
  className?: string
}

/**
 * The picture of a program, four by three. Decorative: the title beside it says what it is. It is a
 * file, because a page that shows eight of them would otherwise lay out twice as many shapes as words.
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
