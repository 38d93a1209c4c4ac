const mebibyte = 1024 * 1024

/**
 * Uploads that may be larger than a form: to `/tracker/{id}/<name>` on the site, and from there to
 * `/v1/trackers/{id}/<name>` on the backend.
 */
export const uploadLimits = [
  /** A ten-year export with eight foods a day, each as a snapshot, is 27 MB of JSON. */
  { name: 'import', siteBytes: 40 * mebibyte, backendBytes: 48 * mebibyte },
  /** A photo with its form. Base64 in JSON adds a third. */
  { name: 'photos', siteBytes: 10.25 * mebibyte, backendBytes: 14 * mebibyte },
] as const
