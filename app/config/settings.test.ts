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

test('trusted proxies are a list, empty by default', () => {
  expect(parseSettings({}).TRUSTED_PROXIES).toEqual([])
  expect(parseSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '::1',
  ])
})

test('enquiries go to the sender address of mail unless LEADS_EMAIL is set', () => {
  const MAIL_FROM = 'Seimbang <halo@seimbang.id>'
  expect(parseSettings({}).LEADS_EMAIL).toBe('halo@seimbang.example')
  const PUBLIC_ORIGIN = 'https://app.seimbang.id'
  expect(parseSettings({ PUBLIC_ORIGIN }).LEADS_EMAIL).toBe('halo@app.seimbang.id')
  expect(parseSettings({ MAIL_FROM }).LEADS_EMAIL).toBe('halo@seimbang.id')
  expect(parseSettings({ MAIL_FROM: 'halo@seimbang.id' }).LEADS_EMAIL).toBe('halo@seimbang.id')
  expect(parseSettings({ MAIL_FROM, LEADS_EMAIL: 'b2b@a.id' }).LEADS_EMAIL).toBe('b2b@a.id')
})

test('an answer takes a day at most unless CONTACT_ANSWER_HOURS is set', () => {
  expect(parseSettings({}).CONTACT_ANSWER_HOURS).toBe(24)
  expect(parseSettings({ CONTACT_ANSWER_HOURS: '4' }).CONTACT_ANSWER_HOURS).toBe(4)
})

test('an empty variable counts as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number; it is now "eighty".'],
  ['PORT', '70000', 'PORT must be at most 65535; it is now "70000".'],
  ['PUBLIC_ORIGIN', 'https://a.id/path', 'PUBLIC_ORIGIN must be an origin'],
  [
    'PUBLIC_ORIGIN',
    'https://-klinik.co.id',
    'PUBLIC_ORIGIN is not possible: Domain name label can not start with a dash.',
  ],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be IP addresses or networks'],
  ['TRUSTED_PROXIES', 'proxy.local', 'must be IP addresses or networks'],
  ['PRODUCT_SLUG', 'Diet Ku', 'PRODUCT_SLUG must be lower-case words joined by dashes'],
  ['LEADS_EMAIL', 'enquiries', 'LEADS_EMAIL must be an e-mail address'],
  ['CONTACT_WHATSAPP', '0812 3456', 'CONTACT_WHATSAPP must be an international number'],
  ['CONTACT_ANSWER_HOURS', '0', 'CONTACT_ANSWER_HOURS must be a whole number of hours'],
  ['RECORD_RETENTION_YEARS', '100', 'RECORD_RETENTION_YEARS must be a whole number of years'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://'],
  ['MAIN_API_URL', 'main', 'MAIN_API_URL must be an address'],
  ['GOOGLE_ISSUER', 'http://accounts.google.com', 'GOOGLE_ISSUER must start with https://'],
  ['GOOGLE_ISSUER', 'http://127.0.0.1.evil.example', 'GOOGLE_ISSUER must start with https://'],
  ['STUN_URLS', 'stun.example.com', 'STUN_URLS.0 must be addresses such as stun:'],
  ['TURN_URLS', 'turn:a.id, http://a.id', 'TURN_URLS.1 must be addresses such as turn:'],
  ['CLAMD_URL', 'http://clamav:3310', 'CLAMD_URL must be an address such as tcp://'],
  ['LIVEKIT_URL', 'ws://calls.example.com', 'LIVEKIT_URL must be an origin such as wss://'],
  ['LIVEKIT_URL', 'wss://calls.example.com/room', 'LIVEKIT_URL must be an origin such as wss://'],
  ['GOOGLE_ISSUER', 'file:///etc/issuer', 'GOOGLE_ISSUER must start with https://'],
])('a wrong %s is refused with a sentence that names it', (name, value, sentence) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError)
  expect(() => parseSettings({ [name]: value })).toThrow(sentence)
})

test.each([
  [{ TURN_URLS: 'turn:turn.example.com' }, 'TURN_SECRET must be set'],
  [{ CALL_RELAY_ONLY: 'true' }, 'TURN_URLS must be set'],
  [{ LIVEKIT_URL: 'wss://calls.example.com', LIVEKIT_API_KEY: 'k' }, 'must be set together'],
])('settings of calls that need each other are refused alone: %j', (environment, sentence) => {
  expect(() => parseSettings(environment)).toThrow(sentence)
})

test('calls use no server unless one is set', () => {
  expect(parseSettings({})).toMatchObject({ STUN_URLS: [], TURN_URLS: [], CALL_RELAY_ONLY: false })
  const TURN_URLS = 'turn:turn.example.com:3478,turns:[2001:db8::1]:5349?transport=tcp'
  expect(parseSettings({ TURN_URLS, TURN_SECRET: 's' }).TURN_URLS).toEqual(TURN_URLS.split(','))
})

test('real payments beside the public demo mailbox are refused', () => {
  expect(() => parseSettings({ MIDTRANS_SERVER_KEY: 'a' })).toThrow('SMTP_URL must be set')
})

test.each([
  'https://accounts.google.com',
  'http://localhost:4331',
  'http://[::1]:1',
  'http://127.0.0.1',
])('the Google issuer may be %s', (issuer) => {
  expect(parseSettings({ GOOGLE_ISSUER: issuer }).GOOGLE_ISSUER).toBe(issuer)
})

test('a Google client without its secret is refused', () => {
  expect(() => parseSettings({ GOOGLE_CLIENT_ID: 'a' })).toThrow('GOOGLE_CLIENT_SECRET')
})
