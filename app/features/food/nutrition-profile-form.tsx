import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { type ActivityLevel, activityLevels } from '#app/nutrition/activity.ts'
import { DraftNote } from '#app/sync/draft-note.tsx'
import { useDraft } from '#app/sync/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { useSaveProfile } from './food.mutations.ts'
import { nutritionProfileFormSchemaFor } from './nutrition-profile-form.schema.ts'

const activityWords = {
  sedentary: m.food_activity_sedentary,
  light: m.food_activity_light,
  moderate: m.food_activity_moderate,
  active: m.food_activity_active,
  veryActive: m.food_activity_very_active,
} satisfies Record<ActivityLevel, () => string>

const circumstances = [
  ['isPregnant', m.food_is_pregnant],
  ['isLactating', m.food_is_lactating],
  ['hasDisease', m.food_has_disease],
] as const

type NutritionProfileFormProps = {
  profile: NutritionProfile | null
  today: string
  /** The label of the button. */
  submit: string
  variant?: 'primary' | 'secondary'
  onSaved?: () => void
}

/** The facts about a member that targets and safety depend on. */
export function NutritionProfileForm({
  profile,
  today,
  submit,
  variant = 'secondary',
  onSaved,
}: NutritionProfileFormProps) {
  const { draft, ...drafts } = useDraft('profile')
  const save = useSaveProfile(drafts.forget)
  const form = useValidatedForm(
    nutritionProfileFormSchemaFor(() => today),
    (given) => save.mutate(given, { onSuccess: () => onSaved?.() }),
    save.reset,
  )
  return (
    <form
      // A new key resets the fields to the draft.
      key={draft ? 'draft' : 'stored'}
      {...form.formProps}
      onInput={(event) => {
        form.formProps.onInput(event)
        drafts.keep(typedIn(event.currentTarget))
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-ink-muted text-sm">{m.food_targets_text()}</p>
      {draft && !save.isSuccess && <DraftNote />}
      <SelectField
        name="sex"
        label={m.food_sex()}
        placeholder={m.food_sex_placeholder()}
        defaultValue={draft?.sex ?? profile?.sex}
        options={[
          { value: 'female', label: m.food_sex_female() },
          { value: 'male', label: m.food_sex_male() },
        ]}
        problem={form.problem('sex', m.food_sex_missing())}
      />
      <TextField
        name="bornOn"
        type="date"
        label={m.food_born()}
        defaultValue={draft?.bornOn ?? profile?.bornOn}
        max={today}
        problem={form.problem('bornOn', m.food_born_wrong())}
      />
      <TextField
        name="centimetres"
        label={m.food_height()}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={
          draft?.centimetres ?? (profile ? formatNumber(profile.centimetres) : undefined)
        }
        problem={form.problem('centimetres', m.food_height_wrong())}
      />
      <NativeSelect
        name="activity"
        label={m.food_activity()}
        defaultValue={draft?.activity ?? profile?.activity ?? 'light'}
        options={activityLevels.map((level) => ({ value: level, label: activityWords[level]() }))}
      />
      <div className="flex flex-col">
        {circumstances.map(([name, words]) => (
          <label
            key={name}
            htmlFor={`food-${name}`}
            className="flex items-start gap-3 py-1 pointer-coarse:py-3"
          >
            <CheckboxBox
              id={`food-${name}`}
              name={name}
              defaultChecked={draft ? draft[name] === 'on' : (profile?.[name] ?? false)}
            />
            <span className="min-w-0">{words()}</span>
          </label>
        ))}
      </div>
      <FailureAlert error={save.error} title={m.food_failed_title()} />
      <Button type="submit" variant={variant} className="self-start" isBusy={save.isPending}>
        {submit}
      </Button>
      <p role="status" className="text-sm empty:sr-only">
        {save.isSuccess && m.food_targets_saved()}
      </p>
    </form>
  )
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
