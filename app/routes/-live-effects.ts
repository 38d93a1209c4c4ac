import { announceDevice } from '#app/features/account/announce-device.ts'
import type { LiveEffects } from '#app/live/start-live.ts'

const payments = ['cart']
const sessions = ['appointments']
const practice = ['practice']
const messages = ['messages']
const notes = ['notes']
const rooms = ['rooms']
const devices = ['account', 'devices']

/** What live events change on pages. Only a route knows the queries of all features. */
export const liveEffects: LiveEffects = {
  // A payment opens or extends a program, and gives sessions.
  payment: { queries: [payments, sessions, ['extensions'], ['trackers']] },
  // An order may hold a session.
  appointment: { queries: [sessions, practice, payments, rooms, notes] },
  relation: { queries: [sessions, practice, messages] },
  'relation-ended': { queries: [sessions, practice, messages] },
  // The profile stands in the answers of goals and food.
  clearance: { queries: [practice, ['goals'], ['food-log']] },
  plan: { queries: [['plans', 'of-day']] },
  message: { queries: [messages] },
  read: { queries: [messages] },
  room: { queries: [rooms, [...practice, 'today'], [...practice, 'session']] },
  signal: { queries: [rooms] },
  device: {
    queries: [devices],
    also: (id) => void announceDevice(id).catch(() => {}),
  },
  'device-ended': { queries: [devices] },
}
