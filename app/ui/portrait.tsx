import { recipe } from './recipe.ts'

const portraitStyles = recipe({
  // The head fills the plate; its rim is turmeric.
  base: 'shrink-0 rounded-full border-highlight bg-portrait',
  variants: {
    size: {
      line: 'size-14 border-2',
      card: 'size-20 border-3 sm:size-24',
      page: 'size-20 border-3 sm:size-48 sm:border-4',
    },
  },
})

const pixels = { line: 56, card: 96, page: 192 }

type PortraitProps = {
  slug: string
  size: keyof typeof pixels
  /** Empty if the name stands beside it. */
  alt?: string
  className?: string
}

/** Drawn portrait of a nutritionist, by slug. */
export function Portrait({ slug, size, alt = '', className }: PortraitProps) {
  return (
    <img
      src={`/avatars/${slug}.svg`}
      alt={alt}
      width={pixels[size]}
      height={pixels[size]}
      loading={size === 'page' ? 'eager' : 'lazy'}
      decoding="async"
      className={portraitStyles({ size, className })}
    />
  )
}
