import type { ReactNode } from 'react'

type TwoColumnsProps = {
  /** Stands above everything, such as the way back. */
  above?: ReactNode
  /** What this page is about; what has to be done before anything is read belongs to it. */
  heading: ReactNode
  /** The facts: beside the rest on a wide screen, after the heading on a small one. */
  facts: ReactNode
  /** What can be done once the facts are read. */
  children?: ReactNode
}

/** The pages of an order: what to do on the left, what it is about on the right. */
export function TwoColumns({ above, heading, facts, children }: TwoColumnsProps) {
  return (
    <div className="flex flex-col gap-6">
      {above}
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div className="flex min-w-0 flex-col gap-8">{heading}</div>
        <div className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {facts}
        </div>
        <div className="flex min-w-0 flex-col gap-8 empty:hidden">{children}</div>
      </div>
    </div>
  )
}
