import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { BmiEntry } from './bmi-form.schema.ts'
import { BmiForm } from './bmi-form.tsx'
import { BmiResult } from './bmi-result.tsx'
import { BmiScale } from './bmi-scale.tsx'
import { ClassTable } from './class-table.tsx'

const people = ['adult', 'minor', 'pregnant'] as const
type PersonKind = (typeof people)[number]

/** The BMI check. Typed values never leave the page. */
export function BmiCheck() {
  const [person, setPerson] = useState<PersonKind>('adult')
  const [entry, setEntry] = useState<BmiEntry>()
  const names = {
    adult: m.checks_bmi_person_adult(),
    minor: m.checks_bmi_person_minor(),
    pregnant: m.checks_bmi_person_pregnant(),
  }
  return (
    <div className="grid items-start gap-10 lg:grid-cols-12 lg:gap-12">
      <div className="flex flex-col gap-5 lg:col-span-5">
        <NativeSelect
          label={m.checks_bmi_person()}
          // Uncontrolled: a choice made before hydration stays.
          defaultValue={person}
          options={people.map((value) => ({ value, label: names[value] }))}
          onChange={(event) => {
            setPerson(people.find((kind) => kind === event.target.value) ?? 'adult')
            setEntry(undefined)
          }}
        />
        {person === 'adult' ? <BmiForm onEntry={setEntry} /> : <NotValid person={person} />}
        <p className="flex items-start gap-2 text-ink-muted text-sm">
          <Icon name="eye-off" className="mt-px" />
          {m.checks_bmi_private()}
        </p>
      </div>
      <div className="lg:col-span-7">
        {entry && person === 'adult' ? <BmiResult entry={entry} /> : <BeforeResult />}
      </div>
    </div>
  )
}

function BeforeResult() {
  return (
    <div className="flex flex-col gap-5">
      <BmiScale />
      <p className="max-w-prose text-ink-muted">{m.checks_bmi_scale_text()}</p>
      <ClassTable />
    </div>
  )
}

function NotValid({ person }: { person: Exclude<PersonKind, 'adult'> }) {
  return (
    <Alert title={m.checks_bmi_not_valid()}>
      <p>
        {person === 'minor' ? m.checks_bmi_not_valid_minor() : m.checks_bmi_not_valid_pregnant()}
      </p>
      <Link to="/konsultasi" className="font-semibold underline underline-offset-3">
        {m.checks_bmi_ask()}
      </Link>
    </Alert>
  )
}
