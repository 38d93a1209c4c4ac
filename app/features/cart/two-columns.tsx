import type { ReactNode } from 'react'

type TwoColumnsProps = {
  /** Content above both columns, such as a back link. */
  above?: ReactNode
  /** The subject of the page, and any action that comes before the facts. */
  heading: ReactNode
  /** Beside the rest on a wide screen, below the heading on a small one. */
  facts: ReactNode
  /** Actions that follow the facts. */
  children?: ReactNode
}

/** Layout of an order page: actions on the left, facts on the right. */
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
