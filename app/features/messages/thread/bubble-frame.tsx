import type { ReactNode } from 'react'
import { recipe } from '#app/ui/recipe.ts'

const styles = recipe({
  base: 'flex w-fit max-w-[min(85%,34rem)] flex-col gap-1.5 rounded-card px-4 py-2.5 outline-offset-2',
  variants: {
    side: {
      own: 'ml-auto rounded-br-control bg-action-soft text-action-soft-ink',
      other: 'rounded-bl-control border border-line bg-surface-raised',
    },
  },
})

type BubbleFrameProps = {
  /** The anchor of a message that the server has. */
  id?: string
  isOwn: boolean
  /** The writer, for screen readers. */
  sender: string
  children: ReactNode
}

/** One message of a thread. */
export function BubbleFrame({ id, isOwn, sender, children }: BubbleFrameProps) {
  return (
    <li id={id} tabIndex={-1} className={styles({ side: isOwn ? 'own' : 'other' })}>
      <span className="sr-only">{sender}: </span>
      {children}
    </li>
  )
}
