import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { emergencyNumber } from '#app/nutrition/emergencies.ts'
import { textWithEmergencies, withEmergencyCall } from '#app/ui/emergency-rules.tsx'
import type { Conversation } from '#server/contract/message.schema.ts'

type AnswerTimeProps = { conversation: Conversation; zone: string }

/** When an answer comes, and that an emergency must not wait for it. */
export function AnswerTime({ conversation, zone }: AnswerTimeProps) {
  const { side, other, answerHours, backAt, isOpen } = conversation
  const time = backAt && formatDateTimeIn(backAt, zone)
  if (side === 'nutritionist')
    return (
      <p className="max-w-prose text-pretty text-ink-muted text-sm">
        {m.messages_answer_own({ hours: answerHours })} {time && m.messages_back_own({ time })}
      </p>
    )
  return (
    <div className="flex max-w-prose flex-col gap-1 text-pretty text-sm">
      {isOpen && (
        <p>
          {m.messages_answer({ name: other.name, hours: answerHours })}{' '}
          {time && m.messages_back({ name: other.name, time })}
        </p>
      )}
      <p>{withEmergencyCall(m.messages_no_emergency({ number: emergencyNumber }))}</p>
      <details>
        <summary className="tap w-fit cursor-pointer font-semibold text-link underline underline-offset-3">
          {m.messages_emergency_signs()}
        </summary>
        <div className="pt-3">{textWithEmergencies('{emergency}', () => null)}</div>
      </details>
    </div>
  )
}
