import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ClaimEvidence, PageMeta } from '#server/contract/content.schema.ts'

type HomeClaimsProps = { meta: PageMeta; evidence: ClaimEvidence | null }

/**
 * What the page's title and description claim, and right below it who says so, since when and where.
 * Without evidence they are examples, and the description says so itself.
 */
export function HomeClaims({ meta, evidence }: HomeClaimsProps) {
  return (
    <section aria-labelledby="claims" className="border-line border-t py-8">
      <Container className="grid gap-x-12 gap-y-2 md:grid-cols-2">
        <div className="flex flex-col items-start gap-2">
          {!evidence && <Badge>{m.home_claims_example_badge()}</Badge>}
          <h2 id="claims" className="text-xl">
            {meta.title}
          </h2>
        </div>
        <div className="flex max-w-prose flex-col gap-2">
          <p>{meta.description}</p>
          {evidence && (
            <p className="text-ink-muted text-sm pointer-coarse:py-3">
              {m.home_claims_evidence({ date: formatDate(evidence.publishedOn) })}{' '}
              <a
                href={evidence.url}
                rel="noreferrer"
                className="rounded-control text-link underline underline-offset-3 pointer-coarse:py-3.5"
              >
                {evidence.source}
                <Icon name="external" className="ml-1.5 inline size-3.5" />
              </a>
            </p>
          )}
        </div>
      </Container>
    </section>
  )
}
