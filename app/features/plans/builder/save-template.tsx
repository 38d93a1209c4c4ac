import { useState } from 'react'
import { useSaveTemplate } from '#app/features/plans/plans.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { PlanDay } from '#server/contract/meal-plan.schema.ts'

/** Keeps the days under a name, to start other plans from. */
export function SaveTemplate({ days }: { days: PlanDay[] }) {
  const save = useSaveTemplate()
  const [name, setName] = useState('')
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim())
          save.mutate({ id: newClientId(), name, days }, { onSuccess: () => setName('') })
      }}
    >
      <TextField
        name="template"
        label={m.plans_template_name()}
        optionalMark={m.plans_optional()}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={save.isPending}>
        {m.plans_template_save()}
      </Button>
      {save.isSuccess && <p role="status">{m.plans_template_saved()}</p>}
      <FailureAlert error={save.error} />
    </form>
  )
}
