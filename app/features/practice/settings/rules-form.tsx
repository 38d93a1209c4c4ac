import { useId } from 'react'
import { useSaveRules } from '#app/features/practice/practice.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { indonesianZones } from '#app/i18n/zoned-time.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Practice } from '#server/contract/practice.schema.ts'
import { rulesFormSchema } from './rules-form.schema.ts'

type RulesFormProps = { practice: Practice; now: string }

/** New rules count for the next bookings. */
export function RulesForm({ practice, now }: RulesFormProps) {
  const save = useSaveRules()
  const { formProps, problem } = useValidatedForm(rulesFormSchema, (rules) => save.mutate(rules))
  const boxId = useId()
  const linkBoxId = useId()
  const zones = [...new Set<string>([...indonesianZones, practice.zone])]
  const number = (name: NumberName, most: number, value: number) => (
    <TextField
      name={name}
      inputMode="numeric"
      maxLength={5}
      defaultValue={value}
      label={numberLabels[name]()}
      problem={problem(name, m.practice_rule_number_wrong({ most }))}
    />
  )
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        name="meetingLink"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={500}
        defaultValue={practice.meetingLink}
        label={m.practice_rule_link()}
        hint={m.practice_rule_meeting_link_hint()}
        optionalMark={m.practice_optional()}
        problem={problem('meetingLink', m.practice_rule_link_wrong())}
      />
      <label htmlFor={linkBoxId} className="flex items-start gap-3 py-1 pointer-coarse:py-2.5">
        <CheckboxBox id={linkBoxId} name="meetsByLink" defaultChecked={practice.meetsByLink} />
        {m.practice_rule_by_link()}
      </label>
      <NativeSelect
        name="zone"
        label={m.practice_rule_zone()}
        defaultValue={practice.zone}
        options={zones.map((zone) => ({ value: zone, label: nameOfZone(zone, new Date(now)) }))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {number('sessionMinutes', 120, practice.sessionMinutes)}
        {number('pauseMinutes', 60, practice.pauseMinutes)}
        <NativeSelect
          name="gridMinutes"
          label={m.practice_rule_grid()}
          defaultValue={String(practice.gridMinutes)}
          options={[15, 30, 60].map((minutes) => ({
            value: String(minutes),
            label: m.practice_rule_grid_choice({ minutes }),
          }))}
        />
        {number('noticeHours', 336, Math.ceil(practice.noticeMinutes / 60))}
        {number('horizonDays', 180, practice.horizonDays)}
        {number('answerHours', 168, practice.answerHours)}
        <TextField
          name="dailyLimit"
          inputMode="numeric"
          maxLength={2}
          defaultValue={practice.dailyLimit ?? ''}
          label={m.practice_rule_limit()}
          hint={m.practice_rule_limit_hint()}
          optionalMark={m.practice_optional()}
          problem={problem('dailyLimit', m.practice_rule_number_wrong({ most: 24 }))}
        />
      </div>
      <label htmlFor={boxId} className="flex items-start gap-3 py-1 pointer-coarse:py-2.5">
        <CheckboxBox id={boxId} name="takesNewClients" defaultChecked={practice.takesNewClients} />
        {m.practice_rule_new_clients()}
      </label>
      <FailureAlert error={save.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={save.isPending}>
          {m.practice_rules_save()}
        </Button>
        <p role="status" className="text-success-ink">
          {save.isSuccess && m.practice_saved()}
        </p>
      </div>
    </form>
  )
}

type NumberName = 'sessionMinutes' | 'pauseMinutes' | 'noticeHours' | 'horizonDays' | 'answerHours'

const numberLabels = {
  sessionMinutes: m.practice_rule_session,
  pauseMinutes: m.practice_rule_pause,
  noticeHours: m.practice_rule_notice,
  horizonDays: m.practice_rule_horizon,
  answerHours: m.practice_rule_answer,
} satisfies Record<NumberName, () => string>
