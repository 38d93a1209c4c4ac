const mebibyte = 1024 * 1024

/**
 * What may be larger than a form: uploads to `/tracker/{id}/<name>` of the site, and what becomes of
 * them at `/v1/trackers/{id}/<name>` of the backend.
 */
export const uploadLimits = [
  /** Ten years of rows as CSV; as JSON they say their columns' names each time. */
  { name: 'import', siteBytes: 8 * mebibyte, backendBytes: 16 * mebibyte },
] as const
