import { boxNameOf } from '#app/readings/section-words.ts'
import { type ShareSection, shareSections } from '#server/contract/share.schema.ts'

/** The sections whose boxes are checked in a form. None is a choice too. */
export function checkedSections(form: FormData): ShareSection[] {
  return shareSections.filter((section) => form.get(boxNameOf(section)) === 'on')
}
