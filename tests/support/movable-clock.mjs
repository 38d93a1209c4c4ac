// Loaded into the site's process before anything else. Its clock starts at CLOCK_START, and each
// signal moves it forward by CLOCK_STEP_MS.
const RealDate = globalThis.Date
const stepMs = Number(process.env.CLOCK_STEP_MS)
let aheadMs = RealDate.parse(process.env.CLOCK_START) - RealDate.now()

process.on('SIGUSR2', () => {
  aheadMs += stepMs
})

globalThis.Date = class MovedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(MovedDate.now())
    else super(...given)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}
