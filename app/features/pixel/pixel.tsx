import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPixel } from './pixel.functions.ts'
import { isPixelPath, pixelImageUrl } from './pixel-path.ts'

/**
 * Records each page view with an image request of our own. The provider's script is left out on
 * purpose: once it runs it reads the whole address, and stays when the visitor goes on to their cart
 * or tracker.
 */
export default function Pixel() {
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    if (isPixelPath(pathname)) recordView(pathname)
  }, [pathname])
  return null
}

let pixel: ReturnType<typeof getPixel> | undefined

/** A view that cannot be recorded is nobody's trouble. */
async function recordView(pathname: string): Promise<void> {
  pixel ??= getPixel()
  const found = await pixel.catch(() => null)
  if (!found) return
  const image = new Image(1, 1)
  image.referrerPolicy = 'no-referrer'
  image.src = pixelImageUrl(found, { origin: window.location.origin, pathname })
}
