import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { sectionNames } from '#app/readings/section-words.ts'
import type {
  SharedSections as SharedSectionsView,
  ShareSection,
} from '#server/contract/share.schema.ts'
import { SharedFoodList } from './shared-food-list.tsx'
import { SharedMeasurements } from './shared-measurements.tsx'
import { NothingShared } from './shared-table.tsx'
import { SharedTrend } from './shared-trend.tsx'

type SharedSectionsProps = {
  sections: SharedSectionsView
  /** Undefined if weights are not shared. */
  weightChart: ReactNode
}

/** Shows only the sections that the member chose. It is read-only. */
export function SharedSections({ sections, weightChart }: SharedSectionsProps) {
  const { weightTrend, body, blood, wellbeing, food, goals } = sections
  return (
    <>
      {weightTrend && (
        <SharedSection section="weightTrend">
          <SharedTrend points={weightTrend} />
        </SharedSection>
      )}
      {weightChart && <SharedSection section="weight">{weightChart}</SharedSection>}
      {body && (
        <SharedSection section="body">
          <SharedMeasurements measurements={body} />
        </SharedSection>
      )}
      {blood && (
        <SharedSection section="blood">
          <SharedMeasurements measurements={blood} />
        </SharedSection>
      )}
      {wellbeing && (
        <SharedSection section="wellbeing">
          <SharedMeasurements measurements={wellbeing} />
        </SharedSection>
      )}
      {food && (
        <SharedSection section="food">
          <SharedFoodList foods={food} />
        </SharedSection>
      )}
      {goals && (
        <SharedSection section="goals">
          <SharedGoals goals={goals} />
        </SharedSection>
      )}
    </>
  )
}

type SharedSectionProps = { section: ShareSection; children: ReactNode }

/** Its id is its name, so that other pages lead to it. */
function SharedSection({ section, children }: SharedSectionProps) {
  const name = sectionNames[section]()
  return (
    <section
      id={section}
      aria-label={name}
      className="scroll-mt-4 flex flex-col gap-4 border-line border-t pt-8"
    >
      <h2 className="text-2xl">{name}</h2>
      {children}
    </section>
  )
}

type SharedGoalsProps = { goals: NonNullable<SharedSectionsView['goals']> }

function SharedGoals({ goals }: SharedGoalsProps) {
  if (goals.length === 0) return <NothingShared />
  return (
    <ul className="flex flex-col gap-3">
      {goals.map((goal) => (
        <li key={`${goal.startsOn} ${goal.endedOn}`}>
          {m.sharing_goal({
            start: kilograms(goal.startKilograms),
            target: kilograms(goal.targetKilograms),
            weeks: goal.weeks,
            date: formatDate(goal.startsOn),
          })}
          {goal.endedOn && (
            <span className="text-ink-muted">
              {' '}
              {m.sharing_goal_ended({ date: formatDate(goal.endedOn) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function kilograms(value: number): string {
  return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
