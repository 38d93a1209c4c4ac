import { pictureAddressOf, pictureAt, sizesOf } from '#server/contract/picture-address.ts'

/** A picture in its smallest size. */
export function PictureThumb({ address, alt }: { address: string; alt: string }) {
  const picture = pictureAt(address)
  const smallest = picture && sizesOf(picture)[0]
  if (!smallest) return null
  const { width, height } = smallest
  return (
    <img
      src={pictureAddressOf(smallest)}
      alt={alt}
      {...{ width, height }}
      loading="lazy"
      decoding="async"
      className="aspect-3/2 h-auto w-full rounded-control bg-surface-sunken object-contain"
    />
  )
}
