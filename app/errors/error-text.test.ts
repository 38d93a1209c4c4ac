import { afterEach, expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { AppError } from './app-error.ts'
import { textOfError } from './error-text.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const fromBackend = (serverMessage: string) =>
  new AppError({ code: 'BACKEND', status: 400, serverMessage })

test.each([
  ['[S8.02]', 'Account registered through Google', m.errors_account_registered_through_google],
  ['[S8.03]', 'User not found', m.errors_credentials_wrong],
  ['[S8.03]', 'Password is wrong', m.errors_credentials_wrong],
  ['[S8.04]', 'WRONG_OTP', m.errors_wrong_otp],
  ['[S8.05]', 'ERR_NO_PRODUCT_SERVICE_ID', m.errors_no_product_service],
  ['[S8.06]', 'ERR_NO_TRANSACTION_ID', m.errors_no_transaction],
  ['[S8.07]', 'ERR_TRANSACTION_PENDING', m.errors_transaction_pending],
])('%s “%s” has a text in both languages, in any letter case', (_clause, message, text) => {
  for (const locale of ['en', 'id'] as const) {
    overwriteGetLocale(() => locale)
    for (const received of [message, message.toLowerCase(), message.toUpperCase()])
      expect(textOfError(fromBackend(received))).toBe(text({}, { locale }))
  }
  expect(text({}, { locale: 'id' })).not.toBe(text({}, { locale: 'en' }))
})

test('[S8.05] [S8.06] [S8.07] the three specified texts are worded as specified', () => {
  expect(
    ['ERR_NO_PRODUCT_SERVICE_ID', 'ERR_NO_TRANSACTION_ID', 'ERR_TRANSACTION_PENDING'].map(
      (message) => textOfError(fromBackend(message)),
    ),
  ).toEqual(['Product not found!', 'Transaction id not found!', 'Transaction is pending!'])
})

test.each([
  ['the server’s response message', fromBackend('Kuota habis'), 'Kuota habis'],
  ['the error’s own message', new Error('Kuota habis'), 'Kuota habis'],
  ['a nested data message', { data: { message: 'Kuota habis' } }, 'Kuota habis'],
  ['the error itself when it is a string', 'Kuota habis', 'Kuota habis'],
  ['the message before the nested one', { message: 'satu', data: { message: 'dua' } }, 'satu'],
])('[S8.01] an unmatched text is shown as received, from %s', (_source, error, text) => {
  expect(textOfError(error)).toBe(text)
})

test('[S8.01] a text shown as received has no control characters and at most 300 characters', () => {
  expect(textOfError(`a\u0007b\n${'c'.repeat(400)}`)).toBe(`ab${'c'.repeat(298)}`)
})

test('[S8.14] network error, timeout and abort have their own texts', () => {
  const texts = (['NETWORK', 'TIMEOUT', 'ABORTED'] as const).map((code) =>
    textOfError(new AppError({ code })),
  )
  expect(texts.every((text) => text.length > 10)).toBe(true)
  expect(new Set(texts).size).toBeGreaterThan(1)
})
