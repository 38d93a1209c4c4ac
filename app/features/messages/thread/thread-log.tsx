import { useEffect, useRef, useState } from 'react'
import { useIsSeen } from '#app/features/messages/use-is-seen.ts'
import { formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { useUnsentMessages } from '#app/sync/messages/message-sync-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Conversation, Message } from '#server/contract/message.schema.ts'
import { type Bubble, mergeMessages } from './merge-messages.ts'
import { SentBubble } from './sent-bubble.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { useReadMark } from './use-read-mark.ts'
import { useWantedMessage } from './use-wanted-message.ts'

type ThreadLogProps = {
  conversation: Conversation
  /** In any order. */
  messages: readonly Message[]
  zone: string
  hasEarlier: boolean
  isLoadingEarlier: boolean
  onEarlier: () => void
  onEdit: (text: string) => void
}

/** The messages by day, in a box that shows their end. */
export function ThreadLog({ conversation, messages, zone, onEdit, ...earlier }: ThreadLogProps) {
  const { items: unsent, connection } = useUnsentMessages()
  const bubbles = mergeMessages(messages, unsent)
  const box = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useIsSeen(end)
  // What was unread when the page opened stays marked while it is open.
  const [openedAt] = useState({ readSeq: conversation.readSeq, lastSeq: conversation.lastSeq })
  const firstUnread = bubbles.find(
    (bubble) =>
      isOthersAfter(openedAt.readSeq, bubble, conversation) &&
      !isOthersAfter(openedAt.lastSeq, bubble, conversation),
  )
  const lastOwn = bubbles.findLast(
    (bubble) => bubble.kind === 'sent' && bubble.message.author === conversation.side,
  )
  const newest = bubbles.findLast((bubble) => isOthersAfter(openedAt.lastSeq, bubble, conversation))
  useKeptPlace(box, bubbles.at(-1)?.id)
  useReadMark(conversation, isAtEnd)
  useWantedMessage({
    firstSeq: bubbles[0]?.kind === 'sent' ? bubbles[0].message.seq : undefined,
    hasEarlier: earlier.hasEarlier,
    isLoading: earlier.isLoadingEarlier,
    onEarlier: earlier.onEarlier,
  })
  // An own message leads to itself.
  const lastUnsent = unsent.at(-1)?.id
  useEffect(() => {
    if (lastUnsent) box.current?.scrollTo({ top: 0 })
  }, [lastUnsent])
  return (
    <div className="relative">
      <section
        ref={box}
        aria-label={m.messages_thread_label({ name: conversation.other.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
        tabIndex={0}
        className="flex max-h-[50dvh] min-h-56 flex-col-reverse overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-sunken p-3 [overflow-anchor:none] sm:max-h-[62dvh] sm:p-4"
      >
        <div className="flex flex-col gap-3">
          {earlier.hasEarlier && <EarlierMessages {...earlier} />}
          {bubbles.length === 0 && (
            <p className="py-8 text-center text-ink-muted">
              {m.messages_empty({ name: conversation.other.name })}
            </p>
          )}
          {daysOf(bubbles, zone).map(({ day, bubbles: ofDay }) => (
            <section key={day} aria-label={formatDayLong(day)} className="flex flex-col gap-3">
              <h2 className="text-center font-semibold text-ink-muted text-xs">
                {formatDayLong(day)} ({nameOfZone(zone, new Date(ofDay[0]?.at ?? 0))})
              </h2>
              <ol className="flex flex-col gap-2">
                {ofDay.map((bubble) => [
                  bubble === firstUnread && <NewMark key="new" />,
                  bubble.kind === 'sent' ? (
                    <SentBubble
                      key={bubble.id}
                      message={bubble.message}
                      isLastOwn={bubble === lastOwn}
                      {...{ conversation, zone }}
                    />
                  ) : (
                    <UnsentBubble
                      key={bubble.id}
                      message={bubble.message}
                      {...{ connection, zone, onEdit }}
                    />
                  ),
                ])}
              </ol>
            </section>
          ))}
          <div ref={end} className="h-px" />
        </div>
      </section>
      <p role="status" className="sr-only">
        {newest?.kind === 'sent' &&
          m.messages_announce({
            name: conversation.other.name,
            text: newest.message.body || (newest.message.file?.name ?? ''),
          })}
      </p>
      {!isAtEnd && conversation.unread > 0 && (
        <Button
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
          onClick={() => end.current?.scrollIntoView({ block: 'nearest' })}
        >
          {m.messages_new_below({ count: conversation.unread })}
        </Button>
      )}
    </div>
  )
}

function NewMark() {
  return (
    <li className="flex items-center gap-3 font-semibold text-warning-ink text-xs before:h-px before:flex-1 before:bg-current after:h-px after:flex-1 after:bg-current">
      {m.messages_new_mark()}
    </li>
  )
}

type EarlierProps = Pick<ThreadLogProps, 'isLoadingEarlier' | 'onEarlier'>

/** Loads earlier messages as soon as the reader is there, or by a press. */
function EarlierMessages({ isLoadingEarlier, onEarlier }: EarlierProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(place)
  useEffect(() => {
    if (isSeen && !isLoadingEarlier) onEarlier()
  }, [isSeen, isLoadingEarlier, onEarlier])
  return (
    <div ref={place} className="flex justify-center">
      <Button variant="quiet" size="sm" isBusy={isLoadingEarlier} onClick={onEarlier}>
        {m.messages_earlier()}
      </Button>
    </div>
  )
}

function isOthersAfter(seq: number, bubble: Bubble, { side }: Conversation): boolean {
  return bubble.kind === 'sent' && bubble.message.author !== side && bubble.message.seq > seq
}

function daysOf(bubbles: readonly Bubble[], zone: string): { day: string; bubbles: Bubble[] }[] {
  const days: { day: string; bubbles: Bubble[] }[] = []
  for (const bubble of bubbles) {
    const { day } = localMoment(bubble.at, zone)
    const last = days.at(-1)
    if (last?.day === day) last.bubbles.push(bubble)
    else days.push({ day, bubbles: [bubble] })
  }
  return days
}
