import { type FormEvent, useRef, useState } from 'react'
import { useSaveWeekly } from '#app/features/practice/practice.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { weekdayName, weekdays } from '#app/i18n/weekday-names.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { PracticeHours } from '#server/contract/practice.schema.ts'
import { CopyHours } from './copy-hours.tsx'
import { StretchRows } from './stretch-rows.tsx'
import { hoursOf, readTyped, type TypedStretch, typedOf } from './typed-hours.ts'

const editor = 'weekly hours'

type WeeklyHoursProps = { weekly: PracticeHours['weekly']; zoneName: string }

/** The hours of each weekday. What was typed stays until it is saved. */
export function WeeklyHours({ weekly, zoneName }: WeeklyHoursProps) {
  const save = useSaveWeekly()
  const form = useRef<HTMLFormElement>(null)
  const [week, setWeek] = useCarriedState(editor, () => rowsOf(weekly))
  /** Fields with other defaults are new ones. */
  const [version, setVersion] = useState(0)
  const [wrongDays, setWrongDays] = useState<number[]>([])

  function change(next: (typed: Week) => Week) {
    if (!form.current) return
    setWeek(next(readWeek(form.current)))
    setVersion((before) => before + 1)
    save.reset()
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readWeek(event.currentTarget)
    const read = weekdays.map((weekday) => ({ weekday, hours: hoursOf(typed[weekday] ?? []) }))
    const wrong = read.filter(({ hours }) => hours === null).map(({ weekday }) => weekday)
    setWrongDays(wrong)
    if (wrong.length > 0)
      return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong[0]}-0-from"]`)?.focus()
    save.mutate({ weekly: read.flatMap(({ hours, ...day }) => (hours ? { ...day, hours } : [])) })
  }
  return (
    <section aria-labelledby="weekly" className="flex flex-col gap-4">
      <h2 id="weekly" className="text-2xl">
        {m.practice_weekly_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">
        {m.practice_weekly_text({ zone: zoneName })}
      </p>
      <form
        ref={form}
        method="post"
        noValidate
        data-editor={editor}
        onSubmit={onSubmit}
        onInput={() => save.isSuccess && save.reset()}
        className="flex flex-col gap-5"
      >
        <ul className="flex flex-col divide-y divide-line">
          {weekdays.map((weekday) => (
            <li
              key={`${weekday} ${version}`}
              className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[7rem_auto_1fr] sm:items-start"
            >
              <h3 className="pt-2 font-semibold text-base">{weekdayName(weekday)}</h3>
              <StretchRows
                name={String(weekday)}
                label={weekdayName(weekday)}
                rows={week[weekday] ?? []}
                isWrong={wrongDays.includes(weekday)}
              />
              <Button
                variant="quiet"
                size="sm"
                className="justify-self-start max-sm:-ml-3"
                onClick={() => change((typed) => withRow(typed, weekday))}
              >
                <Icon name="plus" className="size-4" />
                {m.practice_stretch_add()}
                <span className="sr-only">{weekdayName(weekday)}</span>
              </Button>
            </li>
          ))}
        </ul>
        <CopyHours
          onCopy={(from, to) =>
            change((typed) => ({
              ...typed,
              ...Object.fromEntries(to.map((weekday) => [weekday, typed[from] ?? []])),
            }))
          }
        />
        <FailureAlert error={save.error} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={save.isPending}>
            {m.practice_weekly_save()}
          </Button>
          <p role="status" className="text-success-ink">
            {save.isSuccess && m.practice_saved()}
          </p>
        </div>
      </form>
    </section>
  )
}

type Week = Record<number, TypedStretch[]>
const emptyRow: TypedStretch = { from: '', to: '' }

/** A closed day has an empty row, so that hours can be typed at once. */
function rowsOf(weekly: PracticeHours['weekly']): Week {
  return Object.fromEntries(
    weekdays.map((weekday) => {
      const typed = typedOf(weekly.find((day) => day.weekday === weekday)?.hours ?? [])
      return [weekday, typed.length > 0 ? typed : [emptyRow]]
    }),
  )
}

function readWeek(form: HTMLFormElement): Week {
  const data = new FormData(form)
  return Object.fromEntries(weekdays.map((weekday) => [weekday, readTyped(data, String(weekday))]))
}

function withRow(week: Week, weekday: number): Week {
  return { ...week, [weekday]: [...(week[weekday] ?? []), emptyRow] }
}
