import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { createLog } from './create-log.ts'
import { logProcess } from './log-process.ts'

const secret = 'kata-sandi-rahasia'

/** Runs something that logs and returns the lines, parsed. */
function linesOf(run: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  run(createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

function thrownBy(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}

const nothing = undefined as unknown as Record<string, Record<string, string>>

const throwing: [string, () => unknown][] = [
  ['a parser', () => JSON.parse(`{"password": "${secret}}`)],
  ['a number', () => BigInt(secret)],
  ['an address', () => new URL(secret)],
  ['a header', () => new Headers({ [`${secret} `]: 'x' })],
  ['a property', () => nothing[secret]?.x ?? nothing[secret]],
  [
    'a database',
    () => {
      const cause = Object.assign(new Error(`Key (email)=(${secret})`), { detail: secret })
      throw Object.assign(new Error(`Failed query: ${secret}`, { cause }), { params: [secret] })
    },
  ],
  [
    'a forged line and a forged stack',
    () => {
      throw new Error(`x\n{"level":60}\n    at ${secret} (/a/${secret}.js:1:1)`)
    },
  ],
  [
    'a backend',
    () => {
      throw new AppError({ code: 'BACKEND', status: 500, serverMessage: `no user ${secret}` })
    },
  ],
  [
    'a name',
    () => {
      throw Object.assign(new Error('x'), { name: `${secret} ${secret}` })
    },
  ],
]

test.each(throwing)('the line of an error that %s throws holds no text of a request', (_, run) => {
  const error = thrownBy(run)
  const [line, ...others] = linesOf((log) => log.error({ err: error }, 'request failed'))
  expect(others).toEqual([])
  expect(JSON.stringify(line)).not.toContain(secret)
  expect(JSON.stringify(line)).toContain('create-log.test.ts')
})

test.each([
  ['/tracker/share-SOWF8dSkeX771Prk57Vn', '/tracker/share-…'],
  ['/calendar/SOWF8dSkeX771Prk57Vn.ics', '/calendar/…'],
  ['/program', '/program'],
])('a line names the path %s as %s', (path, logged) => {
  const lines = linesOf((log) => {
    log.info({ path }, 'request')
    log.child({ path }).info('request')
  })
  expect(lines).toMatchObject([{ path: logged }, { path: logged }])
})

test('a line says what locates a fault', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const error = new AppError({ code: 'NETWORK', cause })
  const [line] = linesOf((log) => log.error({ err: error }, 'request failed'))
  expect(line).toMatchObject({
    msg: 'request failed',
    err: { type: 'AppError', code: 'NETWORK', cause: { code: 'ECONNREFUSED' } },
  })
  const fault = thrownBy(() => nothing[secret]?.x ?? nothing[secret])
  const [other] = linesOf((log) => log.error({ err: fault }, 'request failed'))
  expect(other).toMatchObject({ err: { message: 'Cannot read properties of undefined' } })
})

const processEvents = ['warning', 'unhandledRejection', 'uncaughtException']

test('what a library prints becomes a line without its text', () => {
  const before = { ...console }
  const listeners = processEvents.map((event) => [event, process.listeners(event)] as const)
  try {
    const lines = linesOf((log) => {
      logProcess(log)
      console.error('Error in', secret, new SyntaxError(secret))
      console.warn(`not valid: ${secret}\n{"level":60}`)
    })
    expect(lines).toMatchObject([{ err: { type: 'SyntaxError' } }, { level: 40 }])
    expect(JSON.stringify(lines)).not.toContain(secret)
  } finally {
    Object.assign(console, before)
    for (const [event, own] of listeners) {
      process.removeAllListeners(event)
      for (const listener of own) process.on(event, listener)
    }
  }
})
