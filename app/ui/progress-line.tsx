import { recipe } from './recipe.ts'

const lineStyles = recipe({ base: 'block h-1.5 w-full rounded-full bg-line' })

type ProgressLineProps = {
  /** From 0 to 1. */
  share: number
  className?: string
}

/** A progress bar. Decorative: the text beside it says the same. */
export function ProgressLine({ share, className }: ProgressLineProps) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={lineStyles({ className })}
    >
      <rect width={Math.round(share * 100)} height="4" className="fill-program-600" />
    </svg>
  )
}
