import { HomeSteps } from '#app/features/home/home-steps.tsx'
import { PromoSection } from '#app/features/promos/promo-section.tsx'
import type { FrontPage } from '#app/routes/-front-page.functions.ts'

/** What costs less now, and how everything goes. */
export function PromosAndSteps({ page, promos }: Pick<FrontPage, 'page' | 'promos'>) {
  return (
    <>
      <PromoSection promos={promos} />
      {page.kind === 'available' && <HomeSteps steps={page.steps} icons={page.icons} />}
    </>
  )
}
