import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { shrinkPhoto } from '#app/device/shrink-photo.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { dropPhoto } from '#app/sync/photos/drop-photo.functions.ts'
import { usePhotoSync } from '#app/sync/photos/photo-sync-provider.tsx'
import { photoQueries } from './photos.queries.ts'

type NewPhoto = { id: string; file: File; takenOn: string }

export function useSavePhoto() {
  const { keep } = usePhotoSync()
  const { permit } = useHealthConsent()
  return useMutation({
    mutationFn: async ({ id, file, takenOn }: NewPhoto) => {
      await permit()
      return keep({ id, takenOn, picture: await shrinkPhoto(file) })
    },
  })
}

export function useDropPhoto(trackerId: string) {
  const call = useServerFn(dropPhoto)
  const { forget } = usePhotoSync()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await call({ data: { trackerId, id } })
      await forget(id)
    },
    onSettled: () => queryClient.invalidateQueries(photoQueries.photos(trackerId)),
  })
}
