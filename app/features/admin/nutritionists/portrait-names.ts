import { m } from '#app/i18n/paraglide/messages.js'
import type { Portrait } from '#server/contract/nutritionist.schema.ts'

type Names<Part extends keyof Portrait> = Record<Portrait[Part] & string, () => string>

const skin: Names<'skin'> = {
  light: m.admin_nutri_skin_light,
  tan: m.admin_nutri_skin_tan,
  brown: m.admin_nutri_skin_brown,
  deep: m.admin_nutri_skin_deep,
}

const head: Names<'head'> = {
  hijab: m.admin_nutri_head_hijab,
  'long-hair': m.admin_nutri_head_long_hair,
  bob: m.admin_nutri_head_bob,
  bun: m.admin_nutri_head_bun,
  curls: m.admin_nutri_head_curls,
  'short-hair': m.admin_nutri_head_short_hair,
  'side-parting': m.admin_nutri_head_side_parting,
  'short-curls': m.admin_nutri_head_short_curls,
  thinning: m.admin_nutri_head_thinning,
}

const hair: Names<'hair'> = {
  black: m.admin_nutri_hair_black,
  brown: m.admin_nutri_hair_brown,
  grey: m.admin_nutri_hair_grey,
}

const colour: Names<'colour'> = {
  teal: m.admin_nutri_colour_teal,
  turmeric: m.admin_nutri_colour_turmeric,
  guava: m.admin_nutri_colour_guava,
  leaf: m.admin_nutri_colour_leaf,
  sky: m.admin_nutri_colour_sky,
}

const beard = {
  none: m.admin_nutri_beard_none,
  light: m.admin_nutri_beard_light,
  moustache: m.admin_nutri_beard_moustache,
}

/** The parts of a drawn portrait with the names of their choices, in the order of the form. */
export const portraitParts = [
  { part: 'skin', label: m.admin_nutri_facts_skin, names: skin },
  { part: 'head', label: m.admin_nutri_facts_head, names: head },
  { part: 'hair', label: m.admin_nutri_facts_hair, names: hair },
  { part: 'colour', label: m.admin_nutri_facts_colour, names: colour },
  { part: 'beard', label: m.admin_nutri_facts_beard, names: beard },
] as const
