import type { ReactNode } from 'react'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import type { ProgramCover } from './program-covers.server.ts'

type ProgramCardHeadProps = Pick<ProgramCover, 'illustration'> & { children: ReactNode }

/** The program's picture above its card. On a small screen it shrinks beside the title. */
export function ProgramCardHead({ illustration, children }: ProgramCardHeadProps) {
  return (
    <div className="flex items-center gap-4 px-5 pt-5 sm:px-6 sm:pt-6 lg:block lg:p-0">
      <div className="w-24 shrink-0 sm:w-32 lg:w-full">
        <ProgramIllustration name={illustration} className="rounded-control lg:rounded-none" />
      </div>
      <div className="min-w-0 lg:px-6 lg:pt-6">{children}</div>
    </div>
  )
}
