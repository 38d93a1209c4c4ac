import { Link, useLocation } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { loginSearchOf } from '#app/session/login-address.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { ConflictList, type EntryWords } from './conflict-list.tsx'
import { countEntries, type OutboxOperation } from './outbox.ts'
import { usePhotoSync, useUnsentPhotos } from './photos/photo-sync-provider.tsx'
import { refusalText } from './refused-change.ts'
import { useSyncState, useTrackerSync } from './sync-provider.tsx'
import type { SyncState } from './tracker-sync.ts'

type SyncPanelProps = { trackerId: string; words: EntryWords }

/** Shows a lost connection, conflicts and refused changes; renders nothing if all is well. */
export function SyncPanel({ trackerId, words }: SyncPanelProps) {
  const state = useSyncState()
  const { items: photos, connection: photoConnection } = useUnsentPhotos()
  const refused = state.unsent.filter(({ refusal }) => refusal)
  return (
    <div className="flex flex-col gap-4 empty:hidden print:hidden">
      <Connection
        {...state}
        needsConsent={[state.connection, photoConnection].includes('no-consent')}
        photoCount={photos.filter(({ refusal }) => !refusal).length}
      />
      {state.conflicts.length > 0 && <ConflictList conflicts={state.conflicts} words={words} />}
      {refused.map(({ operation, refusal }) => (
        <Refused
          key={operation.id}
          id={operation.id}
          entry={entryTextOf(operation, words)}
          text={refusal ? refusalText(refusal) : ''}
        />
      ))}
      {photos.some(({ refusal }) => refusal) && <RefusedPhotos trackerId={trackerId} />}
    </div>
  )
}

function entryTextOf(operation: OutboxOperation, { nameOf, textOf }: EntryWords): string {
  const content = operation.next ?? operation.base
  return content ? `${nameOf(operation)}, ${textOf(content)}` : nameOf(operation)
}

type ConnectionProps = SyncState & { needsConsent: boolean; photoCount: number }

function Connection({ connection, needsConsent, unsent, photoCount }: ConnectionProps) {
  const { flush } = useTrackerSync()
  const { flush: flushPhotos } = usePhotoSync()
  const { path, hash } = useLocation({
    select: ({ pathname, searchStr, hash: at }) => ({ path: pathname + searchStr, hash: at }),
    structuralSharing: true,
  })
  const count = countEntries(unsent.filter(({ refusal }) => !refusal))
  if (connection === 'signed-out')
    return (
      <Notice text={m.sync_signed_out()}>
        <Link
          to="/auth"
          search={loginSearchOf({ path, hash })}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {m.sync_sign_in()}
        </Link>
      </Notice>
    )
  const flushAll = () => {
    void flush()
    void flushPhotos()
  }
  if (needsConsent) return <ConsentNotice onGiven={flushAll} />
  if (connection !== 'lost') return null
  return (
    <Notice
      text={[
        m.sync_lost(),
        ...(count > 0 ? [m.sync_unsent({ count })] : []),
        ...(photoCount > 0 ? [m.sync_unsent_photos({ count: photoCount })] : []),
      ].join(' ')}
    >
      {count + photoCount > 0 && (
        <Button variant="secondary" size="sm" onClick={flushAll}>
          {m.sync_retry()}
        </Button>
      )}
    </Notice>
  )
}

function ConsentNotice({ onGiven }: { onGiven: () => void }) {
  const { ask } = useHealthConsent()
  const read = async () => {
    if (await ask()) onGiven()
  }
  return (
    <Notice text={m.consent_health_waiting()}>
      <Button variant="secondary" size="sm" onClick={() => void read()}>
        {m.consent_health_read()}
      </Button>
    </Notice>
  )
}

function Notice({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <Alert aria-label={m.sync_state()}>
      <p>{text}</p>
      <div className="pt-2 empty:hidden">{children}</div>
    </Alert>
  )
}

function Refused({ id, entry, text }: { id: string; entry: string; text: string }) {
  const { remove } = useTrackerSync()
  return (
    <Alert tone="warning" title={`${m.sync_refused_title()}: ${entry}`}>
      <p>{text}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => void remove(id)}>
        {m.sync_refused_remove()}
      </Button>
    </Alert>
  )
}

/** Links to the photos page, which explains the refusals itself. */
function RefusedPhotos({ trackerId }: { trackerId: string }) {
  const isShown = useLocation({ select: ({ pathname }) => pathname.endsWith('/photos') })
  if (isShown) return null
  return (
    <Alert tone="warning" title={m.sync_refused_photo_title()}>
      <Link
        to="/tracker/$id/photos"
        params={{ id: trackerId }}
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'mt-2' })}
      >
        {m.sync_refused_photo_open()}
      </Link>
    </Alert>
  )
}
