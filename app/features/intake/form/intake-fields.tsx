import type { ReactNode } from 'react'
import { type ChoiceName, choiceWords } from '#app/features/intake/answer-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { intakeLimits } from '#server/contract/intake.schema.ts'
import { questionNames } from './intake-form.schema.ts'

type IntakeFieldsProps = {
  /** What they begin with. */
  fields: Record<string, string>
  /** What the health part says about eating. */
  eating: ReactNode
}

type TextName = Exclude<keyof typeof intakeLimits, 'question'>

/** The questions of the form, in four parts. They are uncontrolled. */
export function IntakeFields({ fields, eating }: IntakeFieldsProps) {
  const text = (name: TextName, label: string, hint?: string) => (
    <TextAreaField
      {...{ name, label, hint }}
      isOptional
      rows={intakeLimits[name] > 500 ? 3 : 2}
      maxLength={intakeLimits[name]}
      defaultValue={fields[name]}
      dir="auto"
    />
  )
  const choice = (name: ChoiceName, label: string) => (
    <NativeSelect
      {...{ name, label }}
      defaultValue={fields[name]}
      options={[
        { value: '', label: m.intake_none() },
        ...Object.entries(choiceWords[name]).map(([value, words]) => ({ value, label: words() })),
      ]}
    />
  )
  return (
    <>
      <Part title={m.intake_part_talk()}>
        {text('complaint', m.intake_ask_complaint(), m.intake_hint_complaint())}
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-2 font-semibold">{m.intake_questions()}</legend>
          {questionNames.map((name, index) => (
            <TextAreaField
              key={name}
              name={name}
              label={m.intake_question({ number: index + 1 })}
              isOptional
              rows={2}
              maxLength={intakeLimits.question}
              defaultValue={fields[name]}
              dir="auto"
            />
          ))}
        </fieldset>
      </Part>
      <Part title={m.intake_part_health()}>
        {text('history', m.intake_ask_history(), m.intake_hint_history())}
        {text('medicines', m.intake_ask_medicines(), m.intake_hint_medicines())}
        {text('allergies', m.intake_ask_allergies(), m.intake_hint_allergies())}
        {choice('pregnancy', m.intake_ask_pregnancy())}
        {eating}
      </Part>
      <Part title={m.intake_part_food()}>
        {text('likes', m.intake_ask_likes())}
        {text('refuses', m.intake_ask_refuses())}
        {choice('cook', m.intake_ask_cook())}
        {text('cookNote', m.intake_ask_cook_note(), m.intake_hint_cook_note())}
        {choice('budget', m.intake_ask_budget())}
        {text('faith', m.intake_ask_faith())}
      </Part>
      <Part title={m.intake_part_days()}>
        {text('activity', m.intake_ask_activity(), m.intake_hint_activity())}
        {choice('sleep', m.intake_ask_sleep())}
        {text('sleepNote', m.intake_ask_sleep_note(), m.intake_hint_sleep_note())}
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
