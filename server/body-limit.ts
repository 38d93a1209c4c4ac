import { uploadLimits } from '#server/contract/upload-limits.ts'

/** The body limit of requests without an upload, such as forms; the backends limit JSON further. */
const plainLimitBytes = 256 * 1024

/** Returns the largest body of a path on the site, or on the backends as a service, in bytes. */
export function bodyLimitOf(pathname: string): number {
  const onBackend = uploadLimits.find(({ backendPath }) => backendPath.test(pathname))
  if (onBackend) return onBackend.backendBytes
  return uploadLimits.find(({ sitePath }) => sitePath.test(pathname))?.siteBytes ?? plainLimitBytes
}
