import { expect, test } from 'vitest'
import { parseSettings, SettingsError } from './settings.ts'

test('every setting has a default that works on one machine', () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 3000,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    PRODUCT_SLUG: 'seimbang',
    DATA_DIR: '.data',
  })
})

test('the public origin follows the port unless it is set', () => {
  expect(parseSettings({ PORT: '4000' }).PUBLIC_ORIGIN).toBe('http://localhost:4000')
  expect(parseSettings({ PORT: '4000', PUBLIC_ORIGIN: 'https://a.id' }).PUBLIC_ORIGIN).toBe(
    'https://a.id',
  )
})

test('an empty variable counts as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number; it is now "eighty".'],
  ['PORT', '70000', 'PORT must be at most 65535; it is now "70000".'],
  ['PUBLIC_ORIGIN', 'https://a.id/path', 'PUBLIC_ORIGIN must be an origin'],
  ['PRODUCT_SLUG', 'Diet Ku', 'PRODUCT_SLUG must be lower-case words joined by dashes'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://'],
  ['MAIN_API_URL', 'main', 'MAIN_API_URL must be an address'],
])('a wrong %s is refused with a sentence that names it', (name, value, sentence) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError)
  expect(() => parseSettings({ [name]: value })).toThrow(sentence)
})

test('real payments beside the public demo mailbox are refused', () => {
  expect(() => parseSettings({ MIDTRANS_SERVER_KEY: 'a' })).toThrow('SMTP_URL must be set')
})

test('a Google client without its secret is refused', () => {
  expect(() => parseSettings({ GOOGLE_CLIENT_ID: 'a' })).toThrow('GOOGLE_CLIENT_SECRET')
})
