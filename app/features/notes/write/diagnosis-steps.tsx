import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  mostDiagnoses,
  mostSigns,
  type NoteContent,
  type NoteDiagnosis,
  type NoteSign,
} from '#server/contract/note.schema.ts'
import { MeasureSelect } from './measure-select.tsx'
import { Step } from './step.tsx'

type Fields = { content: NoteContent; set: (part: Partial<NoteContent>) => void }

const newSign: NoteSign = { text: '', measure: null, otherMeasure: '', on: null }
const newDiagnosis: NoteDiagnosis = {
  problem: '',
  etiology: '',
  signs: [newSign],
  intervention: '',
}

function changed<Item>(items: Item[], index: number, part: Partial<Item>): Item[] {
  return items.map((item, at) => (at === index ? { ...item, ...part } : item))
}

/** Up to three problems with their causes and signs, or none. */
export function DiagnosisStep({ content, set }: Fields) {
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

/** For each problem, what is done about its cause. */
export function InterventionFields({ content, set }: Fields) {
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

/** For each sign, by what and when it is looked at again. */
export function MonitoringFields({ content, set }: Fields) {
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
