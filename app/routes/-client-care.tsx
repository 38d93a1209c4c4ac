import { useSuspenseQuery } from '@tanstack/react-query'
import { BriefLink } from '#app/features/brief/brief-link.tsx'
import { ClearanceCard } from '#app/features/clearances/clearance-card.tsx'
import { clearanceQueries } from '#app/features/clearances/clearances.queries.ts'
import { PlanLink } from '#app/features/plans/plan-link.tsx'
import { useSigner } from './-signer.tsx'

/** What care adds to the page of a client. */
export function ClientCare({ trackerId, name }: { trackerId: string; name: string }) {
  const { data: board } = useSuspenseQuery(clearanceQueries.board(trackerId))
  const signer = useSigner()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <BriefLink side="nutritionist" trackerId={trackerId} />
        <PlanLink trackerId={trackerId} />
      </div>
      {board && <ClearanceCard {...{ trackerId, name, board, signer }} />}
    </>
  )
}
