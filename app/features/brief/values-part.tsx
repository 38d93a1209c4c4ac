import { m } from '#app/i18n/paraglide/messages.js'
import { emergencyOf } from '#app/nutrition/emergency-of.ts'
import { entryText, measureName, whenText } from '#app/readings/measure-words.ts'
import { readingsOf } from '#app/readings/readings-of.ts'
import { EmergencyRules } from '#app/ui/emergency-rules.tsx'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { bothLinesOf } from './both-lines.ts'
import { Fact, Facts } from './fact.tsx'

type Value = BriefPart<'body'>[number]

/** The latest value of each kind with its class, and the one before. */
export function ValuesPart({ values }: { values: BriefPart<'body'> }) {
  if (values.length === 0) return <p className="text-ink-muted">{m.brief_none()}</p>
  return (
    <Facts>
      {values.map((value) => (
        <ValueFact key={value.kind} value={value} />
      ))}
    </Facts>
  )
}

function ValueFact({ value: { kind, latest, earlier } }: { value: Value }) {
  const entry = { id: kind, kind, ...latest }
  const [reading] = readingsOf(entry, undefined)
  const lines = reading ? undefined : bothLinesOf(entry)
  const words = reading ? `${reading.word} (${reading.by})` : lines?.word
  return (
    <Fact
      term={measureName(kind)}
      days={earlier ? m.brief_earlier(textsOf(kind, earlier)) : undefined}
      explained={reading?.explained ?? lines?.explained}
      {...(lines && { rule: m.brief_rule_both_lines() })}
      measure={kind}
    >
      {m.brief_value_on(textsOf(kind, latest))}
      {words && (
        <p className="font-normal text-sm print:inline print:pl-2 print:text-[8pt]">{words}</p>
      )}
    </Fact>
  )
}

function textsOf(kind: Value['kind'], value: Value['latest']) {
  return { value: entryText({ kind, ...value }), date: whenText(value) }
}

/** The values of the last weeks that need care at once, with the rules that say so. */
export function RedFlags({ flags }: { flags: BriefPart<'blood'>['redFlags'] }) {
  const names = [...new Set(flags.flatMap((flag) => emergencyOf(flag) ?? []))]
  return (
    <div className="flex flex-col gap-3 print:gap-1">
      <ul className="list-disc pl-5 print:columns-2">
        {flags.map(({ kind, ...value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id here, and never move.
          <li key={index}>{`${measureName(kind)}: ${m.brief_value_on(textsOf(kind, value))}`}</li>
        ))}
      </ul>
      <div className="print:hidden">
        <EmergencyRules names={names} />
      </div>
    </div>
  )
}
