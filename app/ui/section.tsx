import type { ReactNode } from 'react'

/** A section of the page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
