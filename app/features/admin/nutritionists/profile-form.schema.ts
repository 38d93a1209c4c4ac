import * as v from 'valibot'
import { portraitSchema } from '#server/contract/nutritionist.schema.ts'
import { conditions, spokenLanguages } from '#server/contract/nutritionist-choices.ts'
import {
  type NutritionistProfile,
  nutritionistProfileSchema,
} from '#server/contract/nutritionist-profile.schema.ts'

const { name, degrees, city, practisingSince } = nutritionistProfileSchema.entries
const { skin, head, hair, colour } = portraitSchema.entries

const typedSchema = v.object({
  ...{ name, degrees, city },
  practisingSince: v.pipe(
    v.string(),
    v.regex(/^\d{4}$/),
    v.transform(Number),
    v.check((year) => v.is(practisingSince, year)),
  ),
  ...{ skin, head, hair, colour },
  beard: v.picklist(['none', 'light', 'moustache']),
})

/** A ticked box has the name of its group and its value. */
export const boxName = (group: string, value: string) => `${group}-${value}`

/** The form of a profile: lists are boxes, and the first box of a list stands for it. */
export function profileFormSchema(programSlugs: string[]) {
  const ticked = <const Value extends string>(
    form: Record<string, unknown>,
    group: string,
    values: readonly Value[],
  ) => values.filter((value) => boxName(group, value) in form)
  return v.pipe(
    v.looseObject(typedSchema.entries),
    v.rawTransform(({ dataset: { value: form }, addIssue, NEVER }): NutritionistProfile => {
      const languages = ticked(form, 'language', spokenLanguages)
      const treated = ticked(form, 'condition', conditions)
      for (const [list, group] of [
        [languages, boxName('language', spokenLanguages[0])],
        [treated, boxName('condition', conditions[0])],
      ] as const)
        if (list.length === 0)
          addIssue({
            path: [{ type: 'object', origin: 'value', input: form, key: group, value: undefined }],
          })
      if (languages.length === 0 || treated.length === 0) return NEVER
      const { name, degrees, city, practisingSince, beard } = form
      return {
        ...{ name, degrees, city, practisingSince, languages, conditions: treated },
        programSlugs: ticked(form, 'program', programSlugs),
        portrait: {
          ...{ skin: form.skin, head: form.head, hair: form.hair, colour: form.colour },
          ...('glasses' in form && { hasGlasses: true }),
          ...(beard !== 'none' && { beard }),
        },
      }
    }),
  )
}
