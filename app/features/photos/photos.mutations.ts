import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
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

/** The longer side in pixels: enough for a page, at a tenth of a phone's file size. */
const longestSide = 1600
const quality = 0.85

/**
 * Shrinks a photo to an upright JPEG on the device, so its metadata never leaves it. A file that the
 * browser cannot decode is sent unchanged, and the server explains the refusal.
 */
async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const shrunk = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    return shrunk ?? file
  } catch {
    return file
  }
}
