import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { failureOfAnswer } from '#app/errors/foreign-answer.ts'
import { zoneOfDevice } from '#app/lib/device-zone.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { pageMemberHeaders } from '#app/session/page-member.ts'
import { importAnswerSchema, type Mapping } from './import.schema.ts'

export type Upload = { file: File; mapping?: Mapping; step: 'preview' | 'import' }

/** Uploads a file for a preview or for the import; in between it stays on the device. */
export function useImport(trackerId: string) {
  const queryClient = useQueryClient()
  const { permit } = useHealthConsent()
  return useMutation({
    mutationFn: async (upload: Upload) => {
      await permit()
      return send(trackerId, upload)
    },
    onSuccess: ({ kind }) => {
      // Every page of the tracker shows imported data.
      if (kind === 'imported') return queryClient.invalidateQueries()
    },
  })
}

async function send(trackerId: string, { file, mapping, step }: Upload) {
  const body = new FormData()
  body.set('file', file)
  body.set('step', step)
  body.set('zone', zoneOfDevice())
  if (mapping) body.set('mapping', JSON.stringify(mapping))
  const call = { method: 'POST', headers: pageMemberHeaders(), body }
  const response = await fetch(`/tracker/${trackerId}/import`, call).catch((cause) => {
    throw new AppError({ code: 'CONNECTION', cause })
  })
  if (response.status === 413) return { kind: 'refused', reason: 'tooLarge' } as const
  const failure = failureOfAnswer(response)
  if (failure) throw failure
  const answer = v.safeParse(importAnswerSchema, await response.json().catch(() => undefined))
  if (!answer.success) throw new AppError({ code: 'UNEXPECTED', status: response.status })
  return answer.output
}
