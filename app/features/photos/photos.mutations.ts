import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { largestPhotoBytes } from '#server/contract/photo.schema.ts'
import { dropPhoto } from './photos.functions.ts'
import { photoQueries } from './photos.queries.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { type UploadAnswer, uploadAnswerSchema } from './upload-answer.schema.ts'

type NewPhoto = { id: string; file: File; takenOn: string }

export function useKeepPhoto(trackerId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (photo: NewPhoto) => send(trackerId, photo),
    onSettled: () => queryClient.invalidateQueries(photoQueries.photos(trackerId)),
  })
}

export function useDropPhoto(trackerId: string) {
  const call = useServerFn(dropPhoto)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await call({ data: { trackerId, id } })
    },
    onSettled: () => queryClient.invalidateQueries(photoQueries.photos(trackerId)),
  })
}

async function send(trackerId: string, { id, file, takenOn }: NewPhoto): Promise<UploadAnswer> {
  if (file.size > largestPhotoBytes) return { kind: 'refused', reason: 'tooLarge' }
  const body = new FormData()
  body.set('id', id)
  body.set('takenOn', takenOn)
  body.set('file', await shrinkPhoto(file), 'photo')
  const response = await fetch(`/tracker/${trackerId}/photos`, { method: 'POST', body }).catch(
    (cause) => {
      throw new AppError({ code: 'CONNECTION', cause })
    },
  )
  if (response.status === 413) return { kind: 'refused', reason: 'tooLarge' }
  const answer = v.safeParse(uploadAnswerSchema, await response.json().catch(() => undefined))
  if (!answer.success) throw new AppError({ code: 'UNEXPECTED', status: response.status })
  return answer.output
}
