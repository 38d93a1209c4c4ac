import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'
import { PromoPrices } from './promo-prices.tsx'
import { PromoBadge, periodText } from './promo-state.tsx'
import type { PromoAnswer } from './promos.server.ts'

/** A promo before, during and after its period, by the server's clock. */
export function PromoPage({ page }: { page: Exclude<PromoAnswer, { kind: 'missing' }> }) {
  const again = useLoadAgain()
  if (page.kind === 'unavailable')
    return (
      <Container className="flex flex-col gap-8 py-12 md:py-20">
        <PageHeading title={m.promos_list_title()} />
        <RetryNotice
          title={m.promos_unavailable_title()}
          text={m.promos_unavailable_text()}
          action={m.promos_retry()}
          {...again}
        />
      </Container>
    )
  const { promo, promotion } = page
  return (
    <Container className="flex flex-col gap-12 py-8 md:gap-16 md:py-14">
      <div className="grid items-start gap-5 md:grid-cols-[7fr_5fr] md:grid-rows-[auto_1fr] md:gap-x-12 lg:grid-cols-2">
        <div>
          <PageHeading
            kicker={
              <Link to="/pricing" className="tap inline-flex items-center gap-1.5 hover:underline">
                <Icon name="arrow-left" className="size-4" />
                {m.promos_back()}
              </Link>
            }
            title={promo.title}
          />
        </div>
        <ProgramIllustration name={promo.illustration} className="rounded-card md:row-span-2" />
        <div className="flex flex-col items-start gap-5">
          {promotion && <PromoBadge state={promotion.state} />}
          {promotion && (
            <p className="flex items-start gap-2 font-semibold">
              <Icon name="clock" className="mt-0.5 text-link" />
              {periodText(promotion)}
            </p>
          )}
          {promotion?.state === 'ended' && (
            <Link to="/pricing" hash="promos" className={buttonStyles({ variant: 'secondary' })}>
              {m.promos_see_others()}
            </Link>
          )}
          <div className="flex max-w-prose flex-col gap-3">
            {promo.introduction.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        {promotion ? (
          <PromoPrices state={promotion.state} prices={promotion.prices} />
        ) : (
          <Alert tone="warning" title={m.promos_no_prices_title()}>
            {m.promos_no_prices_text()}
          </Alert>
        )}
        {promo.terms.length > 0 && (
          <section className="flex flex-col gap-5">
            <h2 className="text-2xl">{m.promos_terms_title()}</h2>
            <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
              {promo.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  )
}
