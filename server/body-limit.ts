import { uploadLimits } from '#server/contract/upload-limits.ts'

/** The body limit of requests without an upload, such as forms; the backends limit JSON further. */
const plainLimitBytes = 256 * 1024

/** An upload's path on the site, or on the backends as a service. */
const uploadPath = /\/(tracker|trackers)\/[^/]+\/([\w-]+)(?:\/preview)?$/

/** Returns the largest body of a path in bytes. */
export function bodyLimitOf(pathname: string): number {
  const [, place, name] = uploadPath.exec(pathname) ?? []
  const upload = uploadLimits.find((it) => it.name === name)
  if (!upload) return plainLimitBytes
  return place === 'tracker' ? upload.siteBytes : upload.backendBytes
}
