const minutes = 60
const hours = 60 * minutes

/**
 * Every rate limit, over all instances. A call is counted by each subject of its line, in the order
 * of the line, up to the first that has no points left; so whoever runs into a limit of their own
 * uses up nobody else's. `client` is an address on the internet, which an office, a campus or all
 * customers of a mobile network may share, so its figures are wide; `account` is the address or the
 * id of a member, whether or not there is one; where a call sends a mail, the mailbox.
 */
export const rateLimits = {
  /**
   * Counts failures; a success is given back. What one client may do to one account is tight. What
   * all clients together may do holds to at most a hundred failures an hour (OWASP ASVS 4.0, 2.2.1;
   * NIST SP 800-63B-4, 3.2.2, allows a hundred in a row): ten clients at their limit reach it, and
   * then an hour, or a new password by mail, lets the owner in. A client that fails with a hundred
   * accounts has a list of them.
   */
  signIn: {
    clientOfAccount: { points: 10, seconds: 15 * minutes },
    client: { points: 100, seconds: hours },
    account: { points: 100, seconds: hours },
  },
  /**
   * Each is a mail to somebody who may not have asked for it. One client fills nobody's mailbox, and
   * does not use up what the owner of the address needs.
   */
  register: {
    clientOfAccount: { points: 5, seconds: hours },
    client: { points: 200, seconds: hours },
    account: { points: 15, seconds: hours },
  },
  /** As for `register`. */
  resendVerification: {
    clientOfAccount: { points: 5, seconds: hours },
    client: { points: 100, seconds: hours },
    account: { points: 15, seconds: hours },
  },
  /**
   * As for `register`. No longer than a link works: when an account's are used up, its mailbox holds
   * one that works until there can be another.
   */
  forgotPassword: {
    clientOfAccount: { points: 5, seconds: 30 * minutes },
    client: { points: 100, seconds: hours },
    account: { points: 10, seconds: 30 * minutes },
  },
  /** The account is a link: its holder guesses the password of its sign-up. */
  confirmEmail: {
    client: { points: 200, seconds: hours },
    account: { points: 10, seconds: hours },
  },
  /** 256 bits are not guessed; this spares the database. */
  resetPassword: { client: { points: 100, seconds: hours } },
  /** With five tries a code, fifty guesses of a million an hour. */
  sendOtp: {
    client: { points: 200, seconds: hours },
    account: { points: 10, seconds: hours },
  },
  /** Each is a call to the payment provider. */
  askProvider: { account: { points: 60, seconds: hours } },
  /** Each leaves a row for ten minutes. */
  startGoogle: { client: { points: 300, seconds: hours } },
  /**
   * For whoever is signed in and gives their password again; counts failures. A session that was
   * stolen must not be a way to guess it.
   */
  proveAgain: { account: { points: 10, seconds: 15 * minutes } },
  /** Each is an entry in the audit log, which never forgets. */
  changeAccount: { account: { points: 100, seconds: hours } },
  /** Anybody may call, and each leaves a row for good. */
  saveConsent: { client: { points: 1000, seconds: hours } },
  /** Reads every row of a member. */
  exportAccount: { account: { points: 20, seconds: hours } },
  /** Each leaves a row, and an entry in the audit log. */
  makeShare: { account: { points: 300, seconds: hours } },
  /** 256 bits are not guessed, and PINs are counted with their link; this spares the database. */
  openShare: { client: { points: 600, seconds: hours } },
  /** Reads every row of a tracker; three files are three calls. */
  exportTracker: { account: { points: 60, seconds: hours } },
  /** Reads every photo of a member, which may be gigabytes. */
  exportPhotos: { account: { points: 30, seconds: hours } },
  /** Writes as many rows as a tracker may have. */
  importTracker: { account: { points: 30, seconds: hours } },
  /** Each choice of a column looks again. */
  previewImport: { account: { points: 300, seconds: hours } },
  /** Each is up to 10 MB. */
  savePhoto: { account: { points: 100, seconds: hours } },
  /** Each leaves an id for good; a member may delete all photos of a tracker at once. */
  dropPhoto: { account: { points: 600, seconds: hours } },
  /** As for `register`: each mails an address that anybody may have typed. */
  sendLead: {
    clientOfAccount: { points: 5, seconds: hours },
    client: { points: 50, seconds: hours },
    account: { points: 15, seconds: hours },
  },
  /** A member at work refreshes every 15 minutes, so a thousand members may sit in one office. */
  refresh: { client: { points: 1000, seconds: 15 * minutes } },
} as const satisfies Record<string, Partial<Record<LimitSubject, RateLimit>>>

export type LimitSubject = 'clientOfAccount' | 'client' | 'account'
export type RateLimit = { points: number; seconds: number }
export type LimitName = keyof typeof rateLimits
