const minutes = 60
const hours = 60 * minutes

/**
 * Every rate limit, across all instances. A call counts against its subjects in the order of the
 * line, up to the first without points. So a client that reaches its own limit does not use up
 * another's. `client` is an IP address. An office, a campus or a mobile network may share it, so
 * its limits are wide. `account` is an address or a member id, whether or not it exists. Where a
 * call sends a mail, it is the mailbox.
 */
export const rateLimits = {
  /**
   * Counts failures; a success is refunded. The limit for one client on one account is tight. All
   * clients together may fail a hundred times an hour (OWASP ASVS 4.0, 2.2.1). NIST SP 800-63B-4,
   * 3.2.2, allows a hundred in a row. Ten clients at their limit reach it. Then the owner waits an
   * hour or resets the password by mail. A client that fails on a hundred accounts works through a
   * list. A device that has signed in to the account is counted apart, below.
   */
  signIn: {
    clientOfAccount: { points: 10, seconds: 15 * minutes },
    client: { points: 100, seconds: hours },
    account: { points: 100, seconds: hours },
  },
  /**
   * The account is the mark of a device that has signed in to an account. Guesses from elsewhere do
   * not lock it out. A thief of the device may guess as often as one client.
   */
  signInOnKnownDevice: { account: { points: 10, seconds: 15 * minutes } },
  /**
   * Each call mails an address whose owner may not have asked. One client can neither fill a
   * mailbox nor use up its owner's limit.
   */
  register: {
    clientOfAccount: { points: 5, seconds: hours },
    client: { points: 200, seconds: hours },
    account: { points: 15, seconds: hours },
  },
  /** Same reason as `register`. */
  resendVerification: {
    clientOfAccount: { points: 5, seconds: hours },
    client: { points: 100, seconds: hours },
    account: { points: 15, seconds: hours },
  },
  /**
   * Same reason as `register`. The period is no longer than a link's lifetime, so a mailbox at its
   * limit still holds a valid link.
   */
  forgotPassword: {
    clientOfAccount: { points: 5, seconds: 30 * minutes },
    client: { points: 100, seconds: hours },
    account: { points: 10, seconds: 30 * minutes },
  },
  /** The account is a link. A holder of the link could guess the sign-up's password. */
  confirmEmail: {
    client: { points: 200, seconds: hours },
    account: { points: 10, seconds: hours },
  },
  /** A token has 256 bits and cannot be guessed. The limit protects the database. */
  resetPassword: { client: { points: 100, seconds: hours } },
  /** Five tries a code allow fifty guesses of a million an hour. */
  sendOtp: {
    client: { points: 200, seconds: hours },
    account: { points: 10, seconds: hours },
  },
  /** Promo codes can be tried without an account. */
  checkAsGuest: { client: { points: 120, seconds: hours } },
  /** Each call reaches the payment provider. */
  askProvider: { account: { points: 60, seconds: hours } },
  /** Each new account is a mail to the staff. */
  giveRefundAccount: { account: { points: 10, seconds: hours } },
  /** Each call inserts a row for ten minutes. */
  startGoogle: { client: { points: 300, seconds: hours } },
  /**
   * Counts failures of a signed-in member who enters the password again. A stolen session must not
   * allow guessing it.
   */
  proveAgain: { account: { points: 10, seconds: 15 * minutes } },
  /**
   * Counts failures of a member of staff who enters a code. Three codes of a million count at a
   * time. Ten guesses in a quarter of an hour find one in five years.
   */
  proveStaff: { account: { points: 10, seconds: 15 * minutes } },
  /** Each call adds an audit entry, which is never deleted. */
  changeAccount: { account: { points: 100, seconds: hours } },
  /** Public, and each call inserts a permanent row. */
  saveConsent: { client: { points: 1000, seconds: hours } },
  /** Each decision inserts a permanent row. */
  decideHealthConsent: { account: { points: 50, seconds: hours } },
  /** Reads every row of a member. */
  exportAccount: { account: { points: 20, seconds: hours } },
  /** Each call inserts a row and an audit entry. */
  makeShare: { account: { points: 300, seconds: hours } },
  /** A key has 256 bits, and wrong PINs count against the link. The limit protects the database. */
  openShare: { client: { points: 600, seconds: hours } },
  /** Reads every row of a tracker. Three files take three calls. */
  exportTracker: { account: { points: 60, seconds: hours } },
  /** Reads every photo of a member, which may be gigabytes. */
  exportPhotos: { account: { points: 30, seconds: hours } },
  /** Writes up to a tracker's maximum of rows. */
  importTracker: { account: { points: 30, seconds: hours } },
  /** Each choice of a column previews again. */
  previewImport: { account: { points: 300, seconds: hours } },
  /** Each may ask Open Food Facts. */
  findPackagedFood: { account: { points: 60, seconds: hours } },
  /** All members together: Open Food Facts allows 100 questions a minute. */
  askFoodFacts: { account: { points: 90, seconds: minutes } },
  /** Each is up to 10 MB. */
  savePhoto: { account: { points: 100, seconds: hours } },
  /** Each call stores an id permanently. A member may delete all photos of a tracker at once. */
  dropPhoto: { account: { points: 600, seconds: hours } },
  /** Each call may mail two people. */
  book: { account: { points: 60, seconds: hours } },
  /** Faster than a person types. A device that was offline sends what waited. */
  sendMessage: { account: { points: 60, seconds: minutes } },
  /** Each message stays and tells another person. */
  sendMessageInADay: { account: { points: 1000, seconds: 24 * hours } },
  /** Each is up to 10 MB. */
  sendFile: { account: { points: 60, seconds: hours } },
  /** Each call inserts a row that stays. */
  joinRoom: { account: { points: 200, seconds: hours } },
  /** Each inserts a row of up to 64 kB for minutes. A member is in one call at a time. */
  sendSignal: { account: { points: 300, seconds: minutes } },
  /** Streams, and questions of pages without one: six a minute from each. */
  openLive: { account: { points: 120, seconds: minutes } },
  /** Same reason as `register`: the address may belong to another person. */
  sendLead: {
    clientOfAccount: { points: 5, seconds: hours },
    client: { points: 50, seconds: hours },
    account: { points: 15, seconds: hours },
  },
  /** An active member refreshes every 15 minutes, and a thousand members may share an office. */
  refresh: { client: { points: 1000, seconds: 15 * minutes } },
} as const satisfies Record<string, Partial<Record<LimitSubject, RateLimit>>>

export type LimitSubject = 'clientOfAccount' | 'client' | 'account'
export type RateLimit = { points: number; seconds: number }
export type LimitName = keyof typeof rateLimits
