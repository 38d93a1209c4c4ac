import { Link, useLocation } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { loginSearchOf } from '#app/session/login-address.ts'
import type { MessageRefusal } from '#app/sync/messages/message-answer.schema.ts'
import type { UnsentMessage } from '#app/sync/messages/message-queue.ts'
import { useMessageSync } from '#app/sync/messages/message-sync-provider.tsx'
import type { Connection } from '#app/sync/send-queue.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BubbleFrame } from './bubble-frame.tsx'
import { sizeText } from './message-file.tsx'
import { MessageText } from './message-text.tsx'
import { refusalText } from './refusal-text.ts'

type UnsentBubbleProps = {
  message: UnsentMessage
  connection: Connection
  zone: string
  /** Puts the text back into the field. */
  onEdit: (text: string) => void
}

/** A message that only this device has, with what hinders it. */
export function UnsentBubble({ message, connection, zone, onEdit }: UnsentBubbleProps) {
  const { remove } = useMessageSync()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { id, body, file, refusal, writtenAt } = message
  const isStuck = refusal !== undefined || connection === 'lost' || connection === 'signed-out'
  return (
    <BubbleFrame isOwn sender={m.messages_you()}>
      {file && (
        <p className="flex items-center gap-2">
          <Icon name="receipt" className="size-6 shrink-0" />
          <span className="[overflow-wrap:anywhere]">
            {file.name} ({sizeText(file.content.size)})
          </span>
        </p>
      )}
      <MessageText text={body} />
      <p className="text-xs">
        <span className="tabular-nums">{formatTimeIn(writtenAt, zone)}</span>
        {' · '}
        {refusal ? <Refusal reason={refusal} /> : stateText(connection)}{' '}
        {connection === 'signed-out' && !refusal && (
          <Link to="/auth" search={loginSearchOf({ path, hash: '' })} className="underline">
            {m.sync_sign_in()}
          </Link>
        )}
      </p>
      {isStuck && (
        <div className="flex flex-wrap gap-2">
          {body !== '' && (
            <>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => void remove(id).then(() => onEdit(body))}
              >
                {m.messages_unsent_edit()}
              </Button>
              <CopyButton
                value={body}
                icon="copy"
                label={m.messages_unsent_copy()}
                copiedLabel={m.messages_unsent_copied()}
              />
            </>
          )}
          <Button variant="caution" size="sm" onClick={() => void remove(id)}>
            {m.messages_unsent_remove()}
          </Button>
        </div>
      )}
    </BubbleFrame>
  )
}

function Refusal({ reason }: { reason: MessageRefusal }) {
  return <strong className="font-semibold text-danger-ink">{refusalText(reason)}</strong>
}

function stateText(connection: Connection): string {
  if (connection === 'signed-out') return m.messages_unsent_signed_out()
  if (connection === 'lost' || connection === 'no-consent') return m.messages_unsent_waiting()
  return m.messages_sending()
}
