import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { foodOptions } from './food-options.ts'
import { Specimen } from './specimen.tsx'

export function FieldSpecimens() {
  const [code, setCode] = useState('')
  const label = m.specimen_food()
  const hint = m.specimen_hint()
  const problem = m.specimen_wrong()
  return (
    <Specimen title={m.specimen_fields()}>
      <Card className="grid items-start gap-6 md:grid-cols-2">
        <TextField name="food" label={label} hint={hint} />
        <TextField name="food-wrong" label={label} problem={problem} />
        <TextField name="food-free" label={label} optionalMark={m.specimen_optional()} />
        <TextField name="food-read" label={label} defaultValue={m.specimen_rice()} readOnly />
        <Field.Root>
          <Field.Label>{m.specimen_password()}</Field.Label>
          <PasswordInput
            name="password"
            autoComplete="off"
            showLabel={m.specimen_show()}
            hideLabel={m.specimen_hide()}
          />
        </Field.Root>
        <CodeField
          name="code"
          label={m.specimen_code()}
          value={code}
          length={6}
          onChange={setCode}
        />
        <TextAreaField name="letter" label={label} hint={hint} />
        <TextAreaField name="letter-wrong" label={label} problem={problem} />
        <SelectField
          name="select"
          label={label}
          placeholder={m.specimen_placeholder()}
          options={foodOptions()}
        />
        <SelectField
          name="select-wrong"
          label={label}
          placeholder={m.specimen_placeholder()}
          options={foodOptions()}
          problem={problem}
        />
      </Card>
    </Specimen>
  )
}
