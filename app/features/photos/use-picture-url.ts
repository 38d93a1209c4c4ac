import { useEffect, useState } from 'react'

/**
 * An address of a picture that is on this device only. It holds the picture itself: pages may show
 * pictures from `data:` already, so their content security policy stays as it is.
 */
export function usePictureUrl(picture: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(picture)
    return () => {
      reader.onload = null
    }
  }, [picture])
  return url
}
