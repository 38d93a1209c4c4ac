import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { formatMonth } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { savePdf } from '#app/lib/save-pdf.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { getStatementPdf } from './admin-kols.functions.ts'

/** Saves the statement of a month as PDF on the device. */
export function SaveStatement({ code, month }: { code: string; month: string }) {
  const read = useServerFn(getStatementPdf)
  const save = useMutation({
    mutationFn: async () => {
      const { name, pdfBase64 } = requireAnswer(await read({ data: { code, month } }))
      savePdf(name, pdfBase64)
    },
  })
  return (
    <span className="flex flex-col items-start gap-2">
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.admin_kol_pdf_of({ month: formatMonth(month) })}
        isBusy={save.isPending}
        onClick={() => save.mutate()}
      >
        {m.admin_kol_pdf()}
      </Button>
      <FailureAlert error={save.error} />
    </span>
  )
}
