import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPixel } from './pixel.functions.ts'
import { isPixelPath, pixelImageUrl } from './pixel-path.ts'

type PixelProps = {
  /** Whether the visitor allows it at this moment. */
  isAllowed: () => boolean
}

/**
 * Records each page view with our own image request. The provider's script would read every full
 * address, also of the cart and the tracker.
 */
export default function Pixel({ isAllowed }: PixelProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    if (isPixelPath(pathname)) recordView(pathname, isAllowed)
  }, [pathname, isAllowed])
  return null
}

let pixel: ReturnType<typeof getPixel> | undefined

/** A failed record must not disturb the visitor. */
async function recordView(pathname: string, isAllowed: () => boolean): Promise<void> {
  if (!isAllowed()) return
  pixel ??= getPixel()
  const found = await pixel.catch(() => null)
  if (!found || !isAllowed()) return
  const image = new Image(1, 1)
  image.referrerPolicy = 'no-referrer'
  image.src = pixelImageUrl(found, { origin: window.location.origin, pathname })
}
