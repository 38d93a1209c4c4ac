import type { ReactNode } from 'react'
import { emergencyWords, splitAtEmergencies } from '#app/i18n/emergency-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type Emergency, emergencies, emergencyNumber } from '#app/nutrition/emergencies.ts'
import type { Source } from '#app/nutrition/sources.ts'
import { Alert } from './alert.tsx'
import { SourceTitle } from './source-title.tsx'

/** Rules for emergencies, each with what to do, and their sources. */
export function EmergencyRules({ names }: { names: readonly Emergency[] }) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {names.map((name) => (
          <li key={name}>
            <EmergencyRule name={name} />
          </li>
        ))}
      </ul>
      <RuleSources names={names} />
    </div>
  )
}

/** A measured value that needs help at once: shown beside it, in calm mode too. */
export function EmergencyAlert({ name }: { name: Emergency }) {
  return (
    <Alert tone="danger" title={m.emergency_title()}>
      <EmergencyRule name={name} />
    </Alert>
  )
}

function EmergencyRule({ name }: { name: Emergency }) {
  const { when, act } = emergencyWords[name]()
  return (
    <p>
      <strong className="font-semibold">{when}.</strong> {withEmergencyCall(act)}
    </p>
  )
}

/** A text of contents: rules in place of its slots, and paragraphs for the rest. */
export function textWithEmergencies(
  text: string,
  paragraphOf: (words: string) => ReactNode,
): ReactNode {
  return splitAtEmergencies(text).map((part) =>
    typeof part === 'string' ? (
      paragraphOf(part)
    ) : (
      <EmergencyRules key={part.join(' ')} names={part} />
    ),
  )
}

/** Makes the emergency number in a text one to tap. */
export function withEmergencyCall(text: string): ReactNode {
  return text.split(new RegExp(`\\b(${emergencyNumber})\\b`)).map((part, index) =>
    part === emergencyNumber ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the number may come twice in one text.
      <a key={index} href={`tel:${part}`} className="font-semibold underline underline-offset-3">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

function RuleSources({ names }: { names: readonly Emergency[] }) {
  const found = new Set<Source>(
    names.flatMap((name): readonly Source[] => emergencies[name].sources),
  )
  return (
    <p className="text-sm">
      {m.emergency_sources()}{' '}
      {[...found].map((source, index) => (
        <span key={source.title}>
          {index > 0 && ' · '}
          {source.url ? (
            <a href={source.url} rel="noreferrer" className="underline underline-offset-3">
              <SourceTitle source={source} />
            </a>
          ) : (
            <SourceTitle source={source} />
          )}
        </span>
      ))}
    </p>
  )
}
