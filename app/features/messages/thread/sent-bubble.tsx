import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import type { Conversation, Message } from '#server/contract/message.schema.ts'
import { BubbleFrame } from './bubble-frame.tsx'
import { messageAnchor } from './message-anchor.ts'
import { MessageFile } from './message-file.tsx'
import { MessageText } from './message-text.tsx'
import { WithdrawMessage } from './withdraw-message.tsx'

type SentBubbleProps = {
  conversation: Conversation
  message: Message
  zone: string
  /** Whether this is the author's last message, which shows how far it came. */
  isLastOwn: boolean
}

/** A message that the server has. */
export function SentBubble({ conversation, message, zone, isLastOwn }: SentBubbleProps) {
  const { seq, author, sentAt, body, file, isWithdrawn } = message
  const isOwn = author === conversation.side
  return (
    <BubbleFrame
      id={messageAnchor(seq)}
      isOwn={isOwn}
      sender={isOwn ? m.messages_you() : conversation.other.name}
    >
      {isWithdrawn ? (
        <p className="italic">{m.messages_withdrawn()}</p>
      ) : (
        <>
          {file && <MessageFile conversationId={conversation.id} file={file} />}
          <MessageText text={body} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 text-xs">
        {isOwn && !isWithdrawn && (
          <WithdrawMessage conversationId={conversation.id} messageId={message.id} />
        )}
        <span className="ml-auto tabular-nums">
          <time dateTime={sentAt}>{formatTimeIn(sentAt, zone)}</time>
          {isLastOwn && !isWithdrawn && (
            <>
              {' · '}
              {seq <= conversation.otherReadSeq ? m.messages_read() : m.messages_sent()}
            </>
          )}
        </span>
      </div>
    </BubbleFrame>
  )
}
