import type { ReactNode } from 'react'
import { SectionHeading } from '#app/ui/section-heading.tsx'

/** Specimens of one kind, side by side. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-6 border-line border-t pt-8">
      <SectionHeading title={title} />
      {children}
    </section>
  )
}
