import type { ReactNode } from 'react'
import { EarlierSteps } from '#app/features/notes/steps/earlier-steps.tsx'
import { outcomeWords } from '#app/features/notes/steps/outcome-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useDeviceZone } from '#app/lib/device-zone.ts'
import type { EarlierAction } from '#server/contract/session-action.schema.ts'

type BriefStartProps = { intake: ReactNode; steps: EarlierAction[] }

/** Before the numbers of a brief: what the client wrote, and the outcomes of the last steps. */
export function BriefStart({ intake, steps }: BriefStartProps) {
  const zone = useDeviceZone()
  return (
    <>
      {intake}
      {steps.length > 0 && (
        <>
          <div className="print:hidden">
            <EarlierSteps actions={steps} zone={zone} />
          </div>
          <p className="hidden text-[8pt] text-[black] print:block">
            {m.notes_earlier()}: {steps.map(stepLine).join('; ')}.
          </p>
        </>
      )}
    </>
  )
}

/** A brief is printed on one page, so a step is a few words in a line. */
function stepLine({ text, outcome }: EarlierAction): string {
  return `${text} (${outcome ? outcomeWords[outcome]() : m.notes_outcome_open()})`
}
