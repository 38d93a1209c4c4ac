import { queryOptions } from '@tanstack/react-query'
import { getPhotos } from './photos.functions.ts'

export const photoQueries = {
  photos: (trackerId: string) =>
    queryOptions({
      queryKey: ['photos', trackerId],
      queryFn: () => getPhotos({ data: { trackerId } }),
    }),
}
