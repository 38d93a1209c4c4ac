import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  breachLetterSchema,
  caseClosingSchema,
  caseNoteSchema,
  caseOutcomes,
  requestLetterSchema,
  requestLetters,
} from '#server/contract/privacy-case.schema.ts'
import {
  sendBreachLetter,
  sendCaseClosing,
  sendCaseNote,
  sendRequestLetter,
} from './admin-cases.functions.ts'
import type { CaseKey } from './admin-cases.server.ts'
import { CaseForm } from './case-form.tsx'
import { caseEventNames, letterNames, outcomeNames } from './case-words.ts'

/** Mails an answer from a template. A refusal needs its reason. */
export function RequestLetterForm({ id }: { id: string }) {
  const send = useAdminMutation(useServerFn(sendRequestLetter))
  const form = useValidatedForm(requestLetterSchema, (typed, element) =>
    send.mutate({ id, ...typed }, { onSuccess: () => element.reset() }),
  )
  return (
    <CaseForm
      title={m.admin_case_letter()}
      submit={m.admin_case_letter_send()}
      send={send}
      form={form}
    >
      <SelectField
        name="letter"
        label={m.admin_case_letter_template()}
        placeholder={m.admin_choose()}
        options={requestLetters.map((value) => ({ value, label: letterNames[value]() }))}
        problem={form.problem('letter', m.admin_choose_missing())}
      />
      <TextAreaField
        name="text"
        label={m.admin_case_letter_text()}
        hint={m.admin_case_letter_hint()}
        isOptional
        rows={4}
        problem={form.problem('text', m.admin_case_letter_reason())}
      />
    </CaseForm>
  )
}

const addressesSchema = v.object({
  addresses: v.pipe(
    v.string(),
    v.transform((typed) => typed.split(/[\s,;]+/).filter(Boolean)),
    breachLetterSchema.entries.addresses,
  ),
})

/** Tells those whom a breach concerns. */
export function BreachLetterForm({ id }: { id: string }) {
  const send = useAdminMutation(useServerFn(sendBreachLetter))
  const form = useValidatedForm(addressesSchema, (typed, element) =>
    send.mutate({ id, ...typed }, { onSuccess: () => element.reset() }),
  )
  return (
    <CaseForm
      title={m.admin_case_letter_breach()}
      submit={m.admin_case_letter_send()}
      send={send}
      form={form}
    >
      <TextAreaField
        name="addresses"
        label={m.admin_breach_addresses()}
        hint={m.admin_breach_addresses_hint()}
        rows={4}
        problem={form.problem('addresses', m.admin_breach_addresses_wrong())}
      />
    </CaseForm>
  )
}

/** Adds a note, or the proof of an answer that the site did not send. */
export function NoteForm(key: CaseKey) {
  const send = useAdminMutation(useServerFn(sendCaseNote))
  const form = useValidatedForm(caseNoteSchema, (typed, element) =>
    send.mutate({ ...key, ...typed }, { onSuccess: () => element.reset() }),
  )
  const kinds = (['note', 'proof'] as const).map((value) => ({
    value,
    label: caseEventNames[value](),
  }))
  return (
    <CaseForm title={m.admin_case_note()} submit={m.admin_case_note_save()} send={send} form={form}>
      <SelectField
        name="kind"
        label={m.admin_case_note_kind()}
        placeholder={m.admin_choose()}
        options={kinds}
        problem={form.problem('kind', m.admin_choose_missing())}
      />
      <TextAreaField
        name="text"
        label={m.admin_case_note_text()}
        hint={m.admin_case_note_hint()}
        rows={3}
        problem={form.problem('text', m.admin_case_few_words())}
      />
    </CaseForm>
  )
}

/** Closes a case with its outcome. A breach is neither refused nor taken back. */
export function ClosingForm(key: CaseKey) {
  const send = useAdminMutation(useServerFn(sendCaseClosing))
  const outcomes = key.register === 'breaches' ? (['done'] as const) : caseOutcomes
  const form = useValidatedForm(caseClosingSchema, (typed) => send.mutate({ ...key, ...typed }))
  return (
    <CaseForm title={m.admin_case_close()} submit={m.admin_case_close()} send={send} form={form}>
      <SelectField
        name="outcome"
        label={m.admin_task_outcome()}
        placeholder={m.admin_choose()}
        options={outcomes.map((value) => ({ value, label: outcomeNames[value]() }))}
        problem={form.problem('outcome', m.admin_choose_missing())}
      />
      <TextField
        name="text"
        label={m.admin_reason()}
        autoComplete="off"
        maxLength={300}
        problem={form.problem('text', m.admin_case_few_words())}
      />
    </CaseForm>
  )
}
