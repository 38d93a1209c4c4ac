/** What the provider for tests does wrong, by the name that a test chooses on its page. */
export const googleFaults = [
  'none',
  /** The person changes their mind on the provider's page. */
  'consent_refused',
  /** The provider has a fault of its own and says so. */
  'server_error',
  'wrong_state',
  'no_state',
  'wrong_nonce',
  'wrong_audience',
  'wrong_issuer',
  'expired_token',
  'foreign_key',
  'unsigned_token',
  'email_unverified',
  'code_unknown',
] as const

export type GoogleFault = (typeof googleFaults)[number]

/** Who signs in; the same address is the same person. */
export type GoogleIdentity = { name: string; email: string }
