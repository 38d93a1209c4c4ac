import { formatDateTime, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { sectionNames } from '#app/readings/section-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Share } from '#server/contract/share.schema.ts'

type ShareRowProps = { share: Share; isBusy: boolean; onRevoke: () => void }

export function ShareRow({ share, isBusy, onRevoke }: ShareRowProps) {
  const state = stateOf(share)
  return (
    <li className="flex flex-col gap-3 border-line border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1.5">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold text-base">
            <span className="break-words">{share.label}</span>
            <Badge tone={state === 'open' ? 'success' : 'neutral'}>{stateNames[state]()}</Badge>
            {share.hasPin && <Badge tone="info">{m.sharing_with_pin()}</Badge>}
          </h3>
          <p className="text-ink-muted text-sm">
            {[
              ...share.sections.map((section) => sectionNames[section]()),
              m.sharing_days_option({ count: formatNumber(share.dayCount) }),
            ].join('\u00a0· ')}
          </p>
          <p className="text-ink-muted text-sm">
            {share.revokedAt
              ? m.sharing_revoked_at({ moment: formatDateTime(share.revokedAt) })
              : m.sharing_open_until({ moment: formatDateTime(share.expiresAt) })}
          </p>
        </div>
        {state === 'open' && (
          <Button
            variant="caution"
            size="sm"
            isBusy={isBusy}
            onClick={onRevoke}
            aria-label={m.sharing_revoke_of({ label: share.label })}
          >
            {m.sharing_revoke()}
          </Button>
        )}
      </div>
      <Views share={share} />
    </li>
  )
}

function Views({ share: { views, viewCount } }: { share: Share }) {
  if (viewCount === 0) return <p className="text-sm">{m.sharing_never_seen()}</p>
  return (
    <details className="text-sm">
      <summary className="rounded-control font-semibold text-link">
        {m.sharing_seen({ count: viewCount })}
      </summary>
      <ul className="flex flex-col gap-1 pt-2 text-ink-muted">
        {views.map(({ at, browser }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two views may have the same moment.
          <li key={index}>
            {formatDateTime(at)} · {browser || m.sharing_browser_unknown()}
          </li>
        ))}
      </ul>
      <p className="pt-2 text-ink-muted">{m.sharing_seen_own()}</p>
    </details>
  )
}

type ShareState = 'open' | 'revoked' | 'locked' | 'expired'

const stateNames = {
  open: m.sharing_state_open,
  revoked: m.sharing_state_revoked,
  locked: m.sharing_state_locked,
  expired: m.sharing_state_expired,
} satisfies Record<ShareState, () => string>

function stateOf({ revokedAt, isLocked, expiresAt }: Share): ShareState {
  if (revokedAt) return 'revoked'
  if (expiresAt <= new Date().toISOString()) return 'expired'
  return isLocked ? 'locked' : 'open'
}
