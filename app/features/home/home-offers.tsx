import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import type { ProductService } from '#server/contract/purchase.schema.ts'
import { QuickOrder } from './quick-order.tsx'

type HomeOffersProps = { programs: ProgramSummary[]; durations: ProductService[] }

/** The shortcut to an order, what members come back for, and the offer for companies. */
export function HomeOffers({ programs, durations }: HomeOffersProps) {
  return (
    <section aria-labelledby="offers" className="bg-surface-tinted py-10 md:py-20">
      <Container className="flex flex-col gap-10 md:gap-12">
        <SectionHeading
          id="offers"
          title={m.home_offers_title()}
          description={m.home_offers_text()}
        />
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-14">
          <div className="flex flex-col gap-10 lg:col-span-7">
            <Group title={m.home_offers_members()}>
              <MemberOffers />
            </Group>
            <Companies />
          </div>
          <div className="lg:col-span-5">
            <QuickOrder programs={programs} durations={durations} />
          </div>
        </div>
      </Container>
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-xl">{title}</h3>
      <ul className="grid gap-x-8 sm:grid-cols-2">{children}</ul>
    </div>
  )
}

function MemberOffers() {
  return (
    <>
      <Offer icon="clock" text={m.home_offer_tracker_text()}>
        <Link to="/tracker" className={offerLink}>
          {m.home_offer_tracker()}
        </Link>
      </Offer>
      <Offer icon="check-circle" text={m.home_offer_purchases_text()}>
        <Link to="/transaction" className={offerLink}>
          {m.home_offer_purchases()}
        </Link>
      </Offer>
    </>
  )
}

/** The whole row is the click target. */
const offerLink =
  'font-semibold text-link underline-offset-3 after:absolute after:inset-0 group-hover:underline'

type OfferProps = { icon: IconName; text: string; children: ReactNode }

function Offer({ icon, text, children }: OfferProps) {
  return (
    <li className="group relative flex gap-4 border-line border-t py-4">
      <Icon name={icon} className="mt-0.5 size-6 text-ink-muted" />
      <div className="flex min-w-0 flex-col gap-0.5">
        {children}
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
    </li>
  )
}

function Companies() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line p-6">
      <div className="flex flex-col gap-2">
        <h3 className="text-xl">{m.home_offer_enterprise()}</h3>
        <p className="text-ink-muted">{m.home_offer_enterprise_text()}</p>
      </div>
      <Link to="/layanan-enterprise" className={buttonStyles({ variant: 'secondary' })}>
        {m.home_offer_enterprise_action()}
      </Link>
    </div>
  )
}
