import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import type { NoteSign } from '#server/contract/note.schema.ts'
import { MeasureSelect } from './measure-select.tsx'
import { changed, type NoteFields } from './note-fields.ts'

/** For each sign, by what and when it is looked at again. */
export function MonitoringFields({ content, set }: NoteFields) {
  const signs = content.hasNoProblem
    ? []
    : content.diagnoses.flatMap((diagnosis, of) =>
        diagnosis.signs.map((sign, at) => ({ sign, of, at })),
      )
  if (signs.length === 0) return <p className="text-ink-muted">{m.notes_monitoring_none()}</p>
  const setSign = (of: number, at: number, part: Partial<NoteSign>) =>
    set({
      diagnoses: content.diagnoses.map((diagnosis, index) =>
        index === of ? { ...diagnosis, signs: changed(diagnosis.signs, at, part) } : diagnosis,
      ),
    })
  return signs.map(({ sign, of, at }) => (
    <fieldset
      key={`${of}-${at}`}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <legend className="px-1 font-semibold text-sm">
        {sign.text || m.notes_sign_of({ number: at + 1, diagnosis: of + 1 })}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <MeasureSelect
          name={`measure-${of}-${at}`}
          label={m.notes_measure()}
          none={m.notes_measure_other()}
          value={sign.measure}
          onChange={(measure) => setSign(of, at, { measure })}
        />
        <TextField
          name={`on-${of}-${at}`}
          type="date"
          label={m.notes_measure_on()}
          value={sign.on ?? ''}
          onChange={(event) => setSign(of, at, { on: event.target.value || null })}
        />
      </div>
      {sign.measure === null && (
        <TextField
          name={`other-${of}-${at}`}
          label={m.notes_measure_other_label()}
          maxLength={200}
          value={sign.otherMeasure}
          onChange={(event) => setSign(of, at, { otherMeasure: event.target.value })}
        />
      )}
    </fieldset>
  ))
}
