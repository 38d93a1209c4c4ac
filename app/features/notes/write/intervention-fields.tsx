import { m } from '#app/i18n/paraglide/messages.js'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { changed, type NoteFields } from './note-fields.ts'

/** For each problem, what is done about its cause. */
export function InterventionFields({ content, set }: NoteFields) {
  if (content.hasNoProblem) return null
  return content.diagnoses.map((diagnosis, index) => (
    <TextAreaField
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
      key={index}
      name={`intervention-${index}`}
      rows={4}
      maxLength={2000}
      label={m.notes_intervention_label({ problem: diagnosis.problem || String(index + 1) })}
      {...(diagnosis.etiology && { hint: m.notes_intervention_hint(diagnosis) })}
      value={diagnosis.intervention}
      onChange={(event) =>
        set({
          diagnoses: changed(content.diagnoses, index, { intervention: event.target.value }),
        })
      }
    />
  ))
}
