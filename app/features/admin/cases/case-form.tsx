import type { ReactNode } from 'react'
import type { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

type CaseFormProps = {
  title: string
  submit: string
  send: { error: unknown; isPending: boolean }
  form: Pick<ReturnType<typeof useValidatedForm>, 'formProps'>
  children: ReactNode
}

/** The frame of one form of a case. What was done appears in the list below. */
export function CaseForm({ title, submit, send, form, children }: CaseFormProps) {
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
      <FailureAlert error={send.error} />
      <Button type="submit" className="self-start" isBusy={send.isPending}>
        {submit}
      </Button>
    </form>
  )
}
