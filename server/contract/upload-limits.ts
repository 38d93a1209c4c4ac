const mebibyte = 1024 * 1024

/**
 * What may be larger than a form: uploads to `/tracker/{id}/<name>` of the site, and what becomes of
 * them at `/v1/trackers/{id}/<name>` of the backend.
 */
export const uploadLimits = [
  /** An export of ten years with eight foods a day, each as it was when it was eaten, is 27 MB of JSON. */
  { name: 'import', siteBytes: 40 * mebibyte, backendBytes: 48 * mebibyte },
  /** A photo with its form; in JSON its bytes are a third more. */
  { name: 'photos', siteBytes: 10.25 * mebibyte, backendBytes: 14 * mebibyte },
] as const
