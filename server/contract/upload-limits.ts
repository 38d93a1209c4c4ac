const mebibyte = 1024 * 1024

/**
 * What may be larger than a form: uploads to `/tracker/{id}/<name>` of the site, and what becomes of
 * them at `/v1/trackers/{id}/<name>` of the backend.
 */
export const uploadLimits = [
  /** Ten years of rows: as CSV, or as JSON, which says its columns' names each time. */
  { name: 'import', siteBytes: 16 * mebibyte, backendBytes: 24 * mebibyte },
  /** A photo with its form; in JSON its bytes are a third more. */
  { name: 'photos', siteBytes: 10.25 * mebibyte, backendBytes: 14 * mebibyte },
] as const
