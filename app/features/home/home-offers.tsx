import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { LinkRow, rowLink } from '#app/ui/link-row.tsx'

/** What members come back for, and the offer for companies. */
export function HomeOffers() {
  return (
    <Container>
      <ul
        aria-label={m.home_offers_label()}
        className="grid gap-x-10 border-line border-t md:grid-cols-3 max-md:divide-y max-md:divide-line"
      >
        <LinkRow icon="clock" text={m.home_offer_tracker_text()}>
          <Link to="/tracker" className={rowLink}>
            {m.home_offer_tracker()}
          </Link>
        </LinkRow>
        <LinkRow icon="receipt" text={m.home_offer_purchases_text()}>
          <Link to="/transaction" className={rowLink}>
            {m.home_offer_purchases()}
          </Link>
        </LinkRow>
        <LinkRow icon="user" text={m.home_offer_enterprise_text()}>
          <Link to="/layanan-enterprise" className={rowLink}>
            {m.home_offer_enterprise()}
          </Link>
        </LinkRow>
      </ul>
    </Container>
  )
}
