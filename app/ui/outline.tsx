import { recipe } from './recipe.ts'

const styles = recipe({ base: 'size-5 shrink-0' })

type OutlineProps = {
  /** On a grid of 24. */
  path: string
  className?: string
}

/** A drawing in one round stroke. Decorative. */
export function Outline({ path, className }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={styles({ className })}
    >
      <path d={path} />
    </svg>
  )
}
