import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { m } from '#app/i18n/paraglide/messages.js'
import { saveFile } from '#app/lib/save-file.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Credential } from '#server/contract/credential.schema.ts'
import { getDocument } from './admin-nutritionists.functions.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' }

/** Saves the document of a credential on the device. The audit log says who read it. */
export function OpenDocument({ credential: { id, kind, number } }: { credential: Credential }) {
  const read = useServerFn(getDocument)
  const open = useMutation({
    mutationFn: async () => {
      const { type, base64 } = requireAnswer(await read({ data: { id } }))
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const name = `${kind}-${number.replaceAll(/[^\w-]/g, '_')}.${endings[type]}`
      saveFile(new Blob([bytes], { type }), name)
    },
  })
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" size="sm" isBusy={open.isPending} onClick={() => open.mutate()}>
        {m.admin_cred_open()}
      </Button>
      <FailureAlert error={open.error} />
    </div>
  )
}
