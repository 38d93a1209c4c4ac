import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  mostDiagnoses,
  mostSigns,
  type NoteDiagnosis,
  type NoteSign,
} from '#server/contract/note.schema.ts'
import { changed, type NoteFields } from './note-fields.ts'
import { Step } from './step.tsx'

const newSign: NoteSign = { text: '', measure: null, otherMeasure: '', on: null }
const newDiagnosis: NoteDiagnosis = {
  problem: '',
  etiology: '',
  signs: [newSign],
  intervention: '',
}

/** Up to three problems with their causes and signs, or none. */
export function DiagnosisStep({ content, set }: NoteFields) {
  const { diagnoses, hasNoProblem } = content
  const add = () => set({ diagnoses: [...diagnoses, newDiagnosis], hasNoProblem: false })
  return (
    <Step number={2} id="diagnosis" title={m.notes_diagnosis()} text={m.notes_diagnosis_text()}>
      <ChoiceCards
        legend={m.notes_problem_question()}
        name="hasNoProblem"
        value={hasNoProblem ? 'none' : 'some'}
        onChange={(value) => set({ hasNoProblem: value === 'none' })}
        choices={[
          { value: 'some', title: m.notes_problem_some() },
          { value: 'none', title: m.notes_problem_none() },
        ]}
      />
      {!hasNoProblem &&
        diagnoses.map((diagnosis, index) => (
          <OneDiagnosis
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            key={index}
            {...{ diagnosis, index }}
            onChange={(part) => set({ diagnoses: changed(diagnoses, index, part) })}
            onRemove={() => set({ diagnoses: diagnoses.filter((_, at) => at !== index) })}
          />
        ))}
      {!hasNoProblem && diagnoses.length < mostDiagnoses && (
        <Button variant="secondary" size="sm" className="self-start" onClick={add}>
          {m.notes_diagnosis_add()}
        </Button>
      )}
    </Step>
  )
}

type OneDiagnosisProps = {
  diagnosis: NoteDiagnosis
  index: number
  onChange: (part: Partial<NoteDiagnosis>) => void
  onRemove: () => void
}

function OneDiagnosis({ diagnosis, index, onChange, onRemove }: OneDiagnosisProps) {
  const { problem, etiology, signs } = diagnosis
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold text-sm">
        {m.notes_diagnosis_number({ number: index + 1 })}
      </legend>
      <TextField
        name={`problem-${index}`}
        label={m.notes_problem()}
        hint={m.notes_problem_hint()}
        maxLength={200}
        value={problem}
        onChange={(event) => onChange({ problem: event.target.value })}
      />
      <TextField
        name={`etiology-${index}`}
        label={m.notes_etiology()}
        hint={m.notes_etiology_hint()}
        maxLength={300}
        value={etiology}
        onChange={(event) => onChange({ etiology: event.target.value })}
      />
      {signs.map((sign, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
          key={at}
          className="flex flex-col items-start gap-1"
        >
          <div className="w-full">
            <TextField
              name={`sign-${index}-${at}`}
              label={m.notes_sign_number({ number: at + 1 })}
              maxLength={200}
              value={sign.text}
              onChange={(event) =>
                onChange({ signs: changed(signs, at, { text: event.target.value }) })
              }
            />
          </div>
          {signs.length > 1 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onChange({ signs: signs.filter((_, other) => other !== at) })}
            >
              {m.notes_sign_remove({ number: at + 1 })}
            </Button>
          )}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {signs.length < mostSigns && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChange({ signs: [...signs, newSign] })}
          >
            {m.notes_sign_add()}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {m.notes_diagnosis_remove()}
        </Button>
      </div>
    </fieldset>
  )
}
