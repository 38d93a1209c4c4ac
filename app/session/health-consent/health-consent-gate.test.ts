import { expect, test, vi } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { createHealthConsentGate } from './health-consent-gate.ts'

const refused = new AppError({
  code: 'BACKEND',
  status: 403,
  serverMessage: 'HEALTH_CONSENT_NEEDED',
})

function gateOf({ isMissing = true, answer = true, isGivenElsewhere = false }) {
  let missing = isMissing
  const show = vi.fn(async () => {
    missing = !answer
    return answer
  })
  const gate = createHealthConsentGate({
    isKnownMissing: () => missing,
    look: async () => {
      if (isGivenElsewhere) missing = false
    },
    show,
    markMissing: () => {
      missing = true
    },
  })
  return { gate, show }
}

test('the first entry asks once, also if two are saved at the same moment', async () => {
  const { gate, show } = gateOf({})
  await Promise.all([gate.permit(), gate.permit()])
  await gate.permit()
  expect(show).toHaveBeenCalledTimes(1)
})

test('without consent nothing is sent, and the next entry asks again', async () => {
  const { gate, show } = gateOf({ answer: false })
  const call = vi.fn()
  await expect(gate.permitted(call)).rejects.toThrow('HEALTH_CONSENT_NEEDED')
  await expect(gate.permit()).rejects.toThrow('HEALTH_CONSENT_NEEDED')
  expect([call.mock.calls.length, show.mock.calls.length]).toEqual([0, 2])
})

test('consent given in another tab is not asked for again', async () => {
  const { gate, show } = gateOf({ isGivenElsewhere: true })
  await gate.permit()
  expect(show).not.toHaveBeenCalled()
})

test('consent withdrawn in another tab is asked for when the backend refuses, then sent', async () => {
  const { gate, show } = gateOf({ isMissing: false })
  const call = vi.fn(async () => 'saved').mockRejectedValueOnce(refused)
  expect(await gate.permitted(call)).toBe('saved')
  expect(show).toHaveBeenCalledTimes(1)
})

test('another failure asks nothing', async () => {
  const { gate, show } = gateOf({ isMissing: false })
  const lost = new AppError({ code: 'CONNECTION' })
  await expect(gate.permitted(() => Promise.reject(lost))).rejects.toBe(lost)
  expect(show).not.toHaveBeenCalled()
})
