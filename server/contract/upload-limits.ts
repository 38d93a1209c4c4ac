const mebibyte = 1024 * 1024

/** Uploads that may be larger than a form: their paths on the site, and from there on the backend. */
export const uploadLimits = [
  /** A ten-year export with eight foods a day, each as a snapshot, is 27 MB of JSON. */
  {
    sitePath: /\/tracker\/[^/]+\/import(?:\/preview)?$/,
    backendPath: /\/v1\/trackers\/[^/]+\/import(?:\/preview)?$/,
    siteBytes: 40 * mebibyte,
    backendBytes: 48 * mebibyte,
  },
  /** A photo with its form. Base64 in JSON adds a third. */
  {
    sitePath: /\/tracker\/[^/]+\/photos$/,
    backendPath: /\/v1\/trackers\/[^/]+\/photos$/,
    siteBytes: 10.25 * mebibyte,
    backendBytes: 14 * mebibyte,
  },
  /** A file of a conversation, as a photo. */
  {
    sitePath: /\/pesan\/[^/]+$/,
    backendPath: /\/v1\/conversations\/[^/]+\/files$/,
    siteBytes: 10.25 * mebibyte,
    backendBytes: 14 * mebibyte,
  },
  /** The document of a nutritionist's credential. */
  {
    sitePath: /\/admin\/ahli-gizi\/[^/]+$/,
    backendPath: /\/v1\/admin\/nutritionists\/[^/]+\/credentials$/,
    siteBytes: 5.25 * mebibyte,
    backendBytes: 7 * mebibyte,
  },
  /** A picture of articles, as a photo. */
  {
    sitePath: /\/admin\/konten\/gambar$/,
    backendPath: /\/editing\/pictures$/,
    siteBytes: 10.25 * mebibyte,
    backendBytes: 14 * mebibyte,
  },
] as const
