import { BriefLink } from '#app/features/brief/brief-link.tsx'
import { PlanLink } from '#app/features/plans/plan-link.tsx'

/** What care adds to the page of a client. */
export function ClientCare({ trackerId }: { trackerId: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <BriefLink side="nutritionist" trackerId={trackerId} />
      <PlanLink trackerId={trackerId} />
    </div>
  )
}
