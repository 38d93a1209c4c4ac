import type { Fault } from './faulty-statements.ts'
import type { CalendarMail } from './instance-messages.ts'
import { type Instance, startInstance } from './instance-process.ts'

export type Ledger = {
  instances: readonly Instance[]
  /** The latest OTP mailed to each address. */
  codes: Map<string, string>
  /** Every calendar entry that was mailed. */
  calendarMails: CalendarMail[]
  close(): Promise<void>
}

/** Starts instances on one database. */
export async function openLedger(
  database: string,
  { instanceCount, fault }: { instanceCount: number; fault?: Fault },
): Promise<Ledger> {
  const codes = new Map<string, string>()
  const calendarMails: CalendarMail[] = []
  const start = () =>
    startInstance({ database, fault }, (mailed) => {
      if ('code' in mailed) codes.set(mailed.codeFor, mailed.code)
      else calendarMails.push(mailed.calendarMail)
    })
  const instances = await Promise.all(Array.from({ length: instanceCount }, start))
  return {
    instances,
    codes,
    calendarMails,
    close: async () => void (await Promise.all(instances.map(({ stop }) => stop()))),
  }
}
