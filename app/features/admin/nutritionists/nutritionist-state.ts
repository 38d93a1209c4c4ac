import { m } from '#app/i18n/paraglide/messages.js'
import type { Nutritionists } from '#server/contract/admin-nutritionist.schema.ts'

type State = Nutritionists['nutritionists'][number]['state']

export const practiceStateNames: Record<State, () => string> = {
  invited: m.admin_nutri_state_invited,
  active: m.admin_nutri_state_active,
  paused: m.admin_nutri_state_paused,
  left: m.admin_nutri_state_left,
}
