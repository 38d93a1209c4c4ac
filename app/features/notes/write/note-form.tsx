import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import type { Prover } from '#app/profile/proof-field.tsx'
import { useContentOnDevice } from '#app/sync/autosave/use-content-on-device.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import {
  gapsOf,
  type NoteContent,
  type NoteGap,
  noteContentSchema,
  type PracticeNote,
} from '#server/contract/note.schema.ts'
import { ActionRows } from './action-rows.tsx'
import { DiagnosisStep } from './diagnosis-step.tsx'
import { GapList } from './gap-list.tsx'
import { InterventionFields } from './intervention-fields.tsx'
import { MonitoringFields } from './monitoring-fields.tsx'
import { SignForm } from './sign-form.tsx'
import { Step } from './step.tsx'
import { StoredVersion } from './stored-version.tsx'
import { textOfBrief } from './text-of-brief.ts'
import { useNoteDraft } from './use-note-draft.ts'

type NoteFormProps = {
  note: PracticeNote
  zone: string
  degrees: string
  signer: Prover
  onSigned: () => void
}

/** The four steps of a draft, and the summary for the client. It saves itself. */
export function NoteForm(props: NoteFormProps) {
  const device = useContentOnDevice(`note-${props.note.appointment.id}`, noteContentSchema)
  // A new key begins with what this device kept.
  return <OpenForm key={device.kept ? 'kept' : 'stored'} {...props} device={device} />
}

type OpenFormProps = NoteFormProps & { device: ReturnType<typeof useContentOnDevice<NoteContent>> }

function OpenForm({ note, zone, degrees, signer, onSigned, device }: OpenFormProps) {
  const first =
    note.version === 0 ? { ...note.content, assessment: textOfBrief(note.brief) } : note.content
  const { content, change, state, saveNow, keepMine, takeOther } = useNoteDraft({
    ...{ note, first, device },
  })
  const { other, savedAt, error } = state
  const [isSaving, setIsSaving] = useState(false)
  const [gaps, setGaps] = useState<NoteGap[]>([])
  const [isSigning, setIsSigning] = useState(false)
  async function openSigning() {
    const missing = gapsOf(content)
    setGaps(missing)
    if (missing.length > 0) return
    setIsSaving(true)
    if ((await saveNow()) !== undefined) setIsSigning(true)
    setIsSaving(false)
  }
  return (
    <div className="flex flex-col gap-10">
      {other && (
        <StoredVersion {...{ other, zone }} onMine={() => void keepMine()} onTheirs={takeOther} />
      )}
      <Step
        number={1}
        id="assessment"
        title={m.notes_assessment()}
        text={m.notes_assessment_text()}
      >
        <TextAreaField
          name="assessment"
          rows={8}
          maxLength={6000}
          label={m.notes_assessment_label()}
          value={content.assessment}
          onChange={(event) => change({ assessment: event.target.value })}
        />
      </Step>
      <DiagnosisStep content={content} set={change} />
      <Step
        number={3}
        id="intervention"
        title={m.notes_intervention()}
        text={m.notes_intervention_text()}
      >
        <InterventionFields content={content} set={change} />
        <ActionRows actions={content.actions} onChange={(actions) => change({ actions })} />
      </Step>
      <Step
        number={4}
        id="monitoring"
        title={m.notes_monitoring()}
        text={m.notes_monitoring_text()}
      >
        <MonitoringFields content={content} set={change} />
      </Step>
      <Step id="summary" title={m.notes_summary()} text={m.notes_summary_text()}>
        <TextAreaField
          name="summary"
          rows={6}
          maxLength={3000}
          label={m.notes_summary_label()}
          value={content.summary}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </Step>
      <div className="flex flex-col gap-4 border-line border-t pt-6">
        <p role="status" className="text-ink-muted text-sm">
          {state.isPending && !error && !other
            ? m.notes_saving()
            : savedAt
              ? m.notes_saved_at({ time: formatTimeIn(savedAt, zone) })
              : m.notes_saves_itself()}
        </p>
        <FailureAlert error={error} />
        <GapList gaps={gaps} />
        {isSigning && !other ? (
          <SignForm
            {...{ id: note.appointment.id, degrees, signer, saveNow, onSigned }}
            onCancel={() => setIsSigning(false)}
          />
        ) : (
          <Button className="self-start" isBusy={isSaving} onClick={() => void openSigning()}>
            {m.notes_sign()}
          </Button>
        )}
      </div>
    </div>
  )
}
