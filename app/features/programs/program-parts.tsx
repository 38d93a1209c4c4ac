import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { type RecipeProps, recipe } from '#app/ui/recipe.ts'

const sectionStyles = recipe({
  base: 'grid gap-x-12 gap-y-5',
  variants: {
    layout: {
      column: '',
      /** The heading stands beside its content. */
      aside: 'lg:grid-cols-[1fr_2fr]',
    },
  },
  defaultVariants: { layout: 'column' },
})

type ProgramSectionProps = RecipeProps<typeof sectionStyles> & {
  title: string
  children: ReactNode
}

/** A section of a program's page. */
export function ProgramSection({ title, layout, children }: ProgramSectionProps) {
  return (
    <section className={sectionStyles({ layout })}>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

/** The people who should wait, or see a doctor first. */
export function BeforeStarting({ reasons }: { reasons: string[] }) {
  return (
    <Alert tone="warning" role="note" title={m.programs_before_title()}>
      <ul className="mt-1 flex list-disc flex-col gap-2 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  )
}
