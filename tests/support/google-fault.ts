/** The faults of the test provider, by the name that a test chooses on its page. */
export const googleFaults = [
  'none',
  /** The user cancels on the provider's page. */
  'consent_refused',
  /** The provider reports an internal error. */
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

/** Two sign-ins with the same address are the same person. */
export type GoogleIdentity = { name: string; email: string }
