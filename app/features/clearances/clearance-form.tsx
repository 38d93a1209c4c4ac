import { useId } from 'react'
import * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { notify } from '#app/notifications/notify.ts'
import { focusProof, isProofRefused, ProofField, type Prover } from '#app/profile/proof-field.tsx'
import { SignatureFailure } from '#app/profile/signature-failure.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type ClearableReason,
  type ClearanceBoard,
  clearableReasons,
  clearanceSigningSchema,
  mostRationaleCharacters,
} from '#server/contract/goal-clearance.schema.ts'
import { clearingWords } from './clearance-words.ts'
import { useSignClearance } from './clearances.mutations.ts'

type ClearanceFormProps = Pick<ClearanceBoard, 'today' | 'latestDay'> & {
  trackerId: string
  /** The client's name. */
  name: string
  signer: Prover
  offered: ClearableReason[]
  /** This form is gone then, and the focus with it. */
  onSigned: () => void
}

const { rationale, validUntil, proof } = clearanceSigningSchema.entries

const formSchema = ({ today, latestDay }: Pick<ClearanceBoard, 'today' | 'latestDay'>) =>
  v.object({
    // One of the checked boxes, which shows that there is one.
    reasons: v.picklist(clearableReasons),
    rationale,
    validUntil: v.pipe(validUntil, v.minValue(today), v.maxValue(latestDay)),
    proof: v.pipe(proof, v.nonEmpty()),
  })

/** Signs which reasons no longer stand against a goal, why, and until when. */
export function ClearanceForm(props: ClearanceFormProps) {
  const { trackerId, name, signer, offered, today, latestDay } = props
  const sign = useSignClearance(trackerId)
  const form = useValidatedForm(formSchema({ today, latestDay }), (typed, element) => {
    const checked = new FormData(element).getAll('reasons')
    const reasons = offered.filter((reason) => checked.includes(reason))
    sign.mutate(
      { ...typed, reasons },
      {
        onSuccess: () => {
          void notify({ title: m.practice_clearance_signed({ name }), color: 'success' })
          props.onSigned()
        },
        onError: (error) => isProofRefused(error) && focusProof(element),
      },
    )
  })
  return (
    <form {...form.formProps} className="flex max-w-xl flex-col gap-5 pt-4">
      <ReasonBoxes
        offered={offered}
        problem={form.problem('reasons', m.practice_clearance_reasons_missing())}
      />
      <TextAreaField
        name="rationale"
        rows={4}
        maxLength={mostRationaleCharacters}
        label={m.practice_clearance_rationale()}
        hint={m.practice_clearance_rationale_hint({ name })}
        problem={form.problem('rationale', m.practice_clearance_rationale_missing())}
      />
      <TextField
        name="validUntil"
        type="date"
        min={today}
        max={latestDay}
        label={m.practice_clearance_until()}
        hint={m.practice_clearance_until_hint()}
        problem={form.problem('validUntil', m.practice_clearance_until_wrong())}
      />
      <p className="text-pretty text-ink-muted text-sm">{m.practice_clearance_effect({ name })}</p>
      <SignatureFailure signer={signer} error={sign.error} />
      <ProofField prover={signer} problem={form.problem} isRefused={isProofRefused(sign.error)} />
      <Button type="submit" className="self-start" isBusy={sign.isPending}>
        {m.practice_clearance_submit()}
      </Button>
    </form>
  )
}

type ReasonBoxesProps = { offered: ClearableReason[]; problem: string | undefined }

const field = fieldStyles()

function ReasonBoxes({ offered, problem }: ReasonBoxesProps) {
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : problemId} className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{m.practice_clearance_reasons()}</legend>
      {offered.map((reason) => (
        <label
          key={reason}
          htmlFor={`${id}-${reason}`}
          className="flex items-start gap-3 py-1 pointer-coarse:py-2.5"
        >
          <CheckboxBox id={`${id}-${reason}`} name="reasons" value={reason} />
          <span className="min-w-0">{clearingWords[reason]()}</span>
        </label>
      ))}
      {problem !== undefined && (
        <p id={problemId} className={field.errorText()}>
          <Icon name="warning" className="size-5" />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
