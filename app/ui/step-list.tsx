import type { ReactNode } from 'react'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    list: 'grid gap-x-8 gap-y-6 md:gap-y-8',
    step: 'flex gap-4',
    number:
      'grid size-11 shrink-0 place-items-center rounded-full bg-highlight font-bold text-highlight-ink text-lg',
    text: 'flex flex-col gap-1.5 pt-1.5',
  },
  variants: {
    layout: {
      column: { list: 'max-w-prose' },
      row: {
        list: 'sm:grid-cols-2 lg:grid-cols-4',
        step: 'lg:flex-col',
        text: 'lg:pt-0',
      },
    },
  },
})

type StepListProps = {
  /** A step shows its mark, or else its number. */
  steps: { title: string; text: ReactNode; mark?: ReactNode }[]
  layout?: 'column' | 'row'
}

/** Numbered steps. */
export function StepList({ steps, layout = 'column' }: StepListProps) {
  const { list, step, number, text } = styles({ layout })
  return (
    <ol className={list()}>
      {steps.map(({ title, text: words, mark }, index) => (
        <li key={title} className={step()}>
          <span aria-hidden="true" className={number()}>
            {mark || index + 1}
          </span>
          <div className={text()}>
            <h3 className="text-lg">{title}</h3>
            <p className="text-ink-muted">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
