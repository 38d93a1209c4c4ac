import { ProfileForm } from '#app/features/food/nutrition-profile-form.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import type { NutritionProfile } from '#server/contract/nutrition-profile.schema.ts'

type TargetsFormProps = { profile: NutritionProfile | null; today: string }

/** What targets are worked out from. It is closed once it has been filled in. */
export function TargetsForm({ profile, today }: TargetsFormProps) {
  return (
    <details open={profile === null} className="border-line border-t pt-4 print:hidden">
      <summary className="rounded-control font-semibold text-link pointer-coarse:py-3">
        {profile ? m.food_targets_change() : m.food_targets_title()}
      </summary>
      <div className="pt-4">
        <ProfileForm profile={profile} today={today} submit={m.food_targets_submit()} />
      </div>
    </details>
  )
}
