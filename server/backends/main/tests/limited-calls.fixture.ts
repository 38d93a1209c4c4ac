import type { LimitName } from '#server/backends/main/platform/http/rate-limits.ts'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { healthConsent } from './main-backend.fixture.ts'

const email = 'semua@contoh.id'
export const person = { firstName: 'Rina', email, password: 'pecel lele terminal' }
const consent = {
  visitorId: crypto.randomUUID(),
  textVersion: '2026-11-21',
  language: 'id',
  enableCookiesFunctional: true,
  enableCookiesAnalytics: false,
}
const lead = {
  ...{
    submissionId: crypto.randomUUID().replaceAll('-', ''),
    name: 'Rina',
    email,
    company: 'PT Contoh',
  },
  ...{ staffCount: '50-199', phone: '', message: 'Halo', locale: 'id' },
  consentVersion: '2026-11-21',
}
const account = { bank: 'BCA', number: '1260000001', holder: 'Rina' }
const wrongPassword = { currentPassword: 'salah sekali', newPassword: 'soto ayam lamongan' }
const share = {
  ...{ label: 'Dokter', shownName: '', sections: ['weight'], dayCount: 30 },
  ...{ lifetimeDays: 7, pin: null },
}
const rows = {
  ...{ weights: [], measurements: [], foodEntries: [], plannedFoods: [], ownFoods: [] },
  ...{ goals: [] },
}
const message = { id: 'pesan-pertama', body: 'Halo' }
const file = { id: 'berkas-pertama', name: 'piring.jpg', base64: 'AAAA' }
const photo = { id: 'foto-pertama', takenOn: '2026-03-02', base64: 'AAAA' }

/** A call without a body is a GET. */
type Limited = { path: string; body?: object; isMembers?: true }
const membersOwn = (path: string, body?: object): Limited => ({
  path,
  ...(body && { body }),
  isMembers: true,
})

/**
 * Calls that count against each limit. `sign-in-limits.test.ts` has the limit of a known device, and
 * `packaged-foods.test.ts` the one of all members together.
 */
export const limitedCalls: Record<
  Exclude<LimitName, 'signInOnKnownDevice' | 'askFoodFacts'>,
  Limited[]
> = {
  signIn: [{ path: '/v1/auth/login', body: { email, password: 'x' } }],
  register: [{ path: '/v1/users/register', body: person }],
  resendVerification: [{ path: '/v1/users/verify-email', body: { email } }],
  forgotPassword: [{ path: '/v1/users/forgot-password', body: { email } }],
  confirmEmail: [{ path: '/v1/users/confirm-email', body: { token: 't', password: 'x' } }],
  resetPassword: [
    { path: '/v1/users/reset-password', body: { token: 't', password: 'rawon pagi' } },
  ],
  sendOtp: [membersOwn('/v1/orders/unknown/otp', {})],
  checkAsGuest: [{ path: '/v1/order-check?product-service-id=jantung-sehat-4w' }],
  askProvider: [membersOwn('/v1/orders/unknown/payment', {})],
  giveRefundAccount: [
    membersOwn('/v1/transactions/unknown/refund-account', { refundId: 'r', ...account }),
  ],
  startGoogle: [
    { path: '/v1/auth/generate-google-url', body: {} },
    membersOwn('/v1/account/google-url', {}),
  ],
  proveAgain: [
    membersOwn('/v1/account/password', wrongPassword),
    membersOwn('/v1/account/delete', { proof: 'salah sekali' }),
  ],
  proveStaff: [
    membersOwn('/v1/staff-session', { code: '000000' }),
    membersOwn('/v1/staff-links/accept', { token: 't', code: '000000' }),
    membersOwn('/v1/practice-session', { code: '000000' }),
    membersOwn('/v1/practice-session/confirm', { ticket: 't', code: '000000', proof: 'x' }),
  ],
  changeAccount: [
    membersOwn('/v1/account/locale', { locale: 'en' }),
    membersOwn('/v1/account/devices/end', { id: 'unknown' }),
    membersOwn('/v1/account/devices/end-others', {}),
    membersOwn('/v1/account/google-disconnect', {}),
    membersOwn('/v1/users/update-profile', {
      ...pickMemberProfile({ firstName: 'Rina' }),
      ...{ email, token: '' },
    }),
  ],
  saveConsent: [{ path: '/v1/consents', body: consent }],
  decideHealthConsent: [membersOwn('/v1/health-consent', healthConsent)],
  exportAccount: [membersOwn('/v1/account/export')],
  makeShare: [membersOwn('/v1/trackers/unknown/shares', share)],
  openShare: [{ path: '/v1/shared-trackers/open', body: { key: `share-${'x'.repeat(43)}` } }],
  exportTracker: [membersOwn('/v1/trackers/unknown/export')],
  exportPhotos: [membersOwn('/v1/photos')],
  importTracker: [membersOwn('/v1/trackers/unknown/import', rows)],
  previewImport: [membersOwn('/v1/trackers/unknown/import/preview', rows)],
  findPackagedFood: [membersOwn('/v1/packaged-food?barcode=4006381333931')],
  savePhoto: [membersOwn('/v1/trackers/unknown/photos', photo)],
  dropPhoto: [membersOwn('/v1/trackers/unknown/photos/delete', { id: 'foto-pertama' })],
  book: [
    membersOwn('/v1/appointments/unknown/move', {
      ...{ startsAt: '2026-03-03T03:00:00.000Z', zone: 'Asia/Jakarta' },
    }),
  ],
  sendMessage: [membersOwn('/v1/conversations/unknown/messages', message)],
  sendMessageInADay: [membersOwn('/v1/conversations/unknown/messages', message)],
  sendFile: [membersOwn('/v1/conversations/unknown/files', file)],
  joinRoom: [membersOwn('/v1/appointments/unknown/room/join', { tab: 'tab-satu' })],
  sendSignal: [
    membersOwn('/v1/appointments/unknown/room/signals', {
      ...{ tab: 'tab-satu', to: 'tab-dua-', body: { kind: 'candidates', candidates: [] } },
    }),
  ],
  openLive: [membersOwn('/v1/live/changes')],
  sendLead: [{ path: '/v1/leads', body: lead }],
  refresh: [{ path: '/v1/auth/refresh-token', body: { userId: 'u', refreshToken: 't' } }],
}
