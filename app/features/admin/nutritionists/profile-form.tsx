import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { nameOfCondition, nameOfLanguage } from '#app/i18n/nutritionist-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { conditions, spokenLanguages } from '#server/contract/nutritionist-choices.ts'
import { sendProfile } from './admin-nutritionists.functions.ts'
import { BoxList } from './box-list.tsx'
import { portraitParts } from './portrait-names.ts'
import { boxName, profileFormSchema } from './profile-form.schema.ts'
import type { PublicProfile } from './public-profile.server.ts'

type ProfileFormProps = { slug: string; practiceName: string; profile: PublicProfile }

/** Writes the facts of a profile, which are the same in both languages. */
export function ProfileForm({
  slug,
  practiceName,
  profile: { profile, programs },
}: ProfileFormProps) {
  const save = useAdminMutation(useServerFn(sendProfile))
  const schema = profileFormSchema(programs.map((program) => program.slug))
  const form = useValidatedForm(schema, (typed) => save.mutate({ slug, profile: typed }))
  const portrait: Partial<Record<string, unknown>> = profile?.portrait ?? {}
  return (
    <form {...form.formProps} className="flex flex-col gap-4 pt-2">
      <p className="text-ink-muted text-sm">{m.admin_nutri_facts_text()}</p>
      <TextField
        name="name"
        label={m.admin_nutri_facts_name()}
        defaultValue={profile?.name ?? practiceName}
        autoComplete="off"
        problem={form.problem('name', m.admin_nutri_facts_name_missing())}
      />
      <TextField
        name="degrees"
        label={m.admin_nutri_facts_degrees()}
        defaultValue={profile?.degrees}
        autoComplete="off"
        problem={form.problem('degrees', m.admin_nutri_facts_degrees_missing())}
      />
      <TextField
        name="city"
        label={m.admin_nutri_facts_city()}
        defaultValue={profile?.city}
        autoComplete="off"
        problem={form.problem('city', m.admin_nutri_facts_city_missing())}
      />
      <TextField
        name="practisingSince"
        label={m.admin_nutri_facts_since()}
        defaultValue={profile?.practisingSince}
        inputMode="numeric"
        autoComplete="off"
        problem={form.problem('practisingSince', m.admin_nutri_facts_since_wrong())}
      />
      <BoxList
        group="language"
        label={m.admin_nutri_facts_languages()}
        boxes={spokenLanguages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        ticked={profile?.languages ?? ['id']}
        problem={form.problem(
          boxName('language', spokenLanguages[0]),
          m.admin_nutri_facts_choose_one(),
        )}
      />
      <BoxList
        group="condition"
        label={m.admin_nutri_facts_conditions()}
        boxes={conditions.map((value) => ({ value, label: nameOfCondition(value) }))}
        ticked={profile?.conditions ?? []}
        problem={form.problem(
          boxName('condition', conditions[0]),
          m.admin_nutri_facts_choose_one(),
        )}
      />
      <BoxList
        group="program"
        label={m.admin_nutri_facts_programs()}
        boxes={programs.map((program) => ({ value: program.slug, label: program.title }))}
        ticked={profile?.programSlugs ?? []}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="font-semibold">{m.admin_nutri_facts_portrait()}</legend>
        <p className="text-ink-muted text-sm">{m.admin_nutri_facts_portrait_text()}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {portraitParts.map(({ part, label, names }) => (
            <NativeSelect
              key={part}
              name={part}
              label={label()}
              defaultValue={String(portrait[part] ?? Object.keys(names)[0])}
              options={Object.entries(names).map(([value, name]) => ({ value, label: name() }))}
            />
          ))}
        </div>
        <label htmlFor="glasses" className="flex items-center gap-3 py-1 pointer-coarse:py-2.5">
          <CheckboxBox id="glasses" name="glasses" defaultChecked={portrait.hasGlasses === true} />
          {m.admin_nutri_facts_glasses()}
        </label>
      </fieldset>
      <FailureAlert error={save.error} />
      <Button type="submit" className="self-start" isBusy={save.isPending}>
        {m.admin_nutri_facts_save()}
      </Button>
      <p role="status" className="empty:sr-only">
        {save.isSuccess && m.admin_nutri_facts_saved()}
      </p>
    </form>
  )
}
