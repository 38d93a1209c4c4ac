import type { NoteContent } from '#server/contract/note.schema.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, memberPassword } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Caller = { token: string }

/** A note that can be signed, with two steps. */
export const completeNote: NoteContent = {
  assessment: 'Berat turun 1,2 kg dalam empat minggu. Sarapan dilewatkan empat hari seminggu.',
  hasNoProblem: false,
  diagnoses: [
    {
      problem: 'Asupan serat kurang',
      etiology: 'jarang makan sayur di kantor',
      signs: [
        { text: 'serat 12 g sehari', measure: null, otherMeasure: 'diari makan', on: '2026-03-20' },
        { text: 'berat 71 kg', measure: 'weight', otherMeasure: '', on: '2026-03-20' },
      ],
      intervention: 'Bawa bekal dengan sayur tiga hari seminggu.',
    },
  ],
  actions: [
    { text: 'Bawa bekal sayur tiga kali seminggu', until: '2026-03-16', measure: null },
    { text: 'Timbang setiap Senin pagi', until: '2026-03-20', measure: 'weight' },
  ],
  summary: 'Kamu sudah makan lebih teratur. Sekarang kita tambah sayur di hari kerja.',
}

/** A client in the care of a nutritionist, with a session that began an hour ago. */
export async function openNotedSession(main: MainFixture, { inMinutes = -60 } = {}) {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const care = { trackerId: client.trackerId, practice }
  const relationId = await insertRelation(main, care)
  const id = await insertBooked(main, { ...care, relationId, inMinutes })
  return { id, client, nutritionist, practice, relationId, care: { ...care, relationId } }
}

/** The calls about a note, each of which returns its whole answer. */
export function createNotes({ get, put, post }: Pick<MainFixture, 'get' | 'put' | 'post'>) {
  const at = (id: string) => `/v1/practice/appointments/${id}/note`
  const calls = {
    read: (id: string, { token }: Caller) => get(at(id), { token }),
    save: (id: string, { token }: Caller, content: object = completeNote, version = 0) =>
      put(at(id), { token, body: { version, content } }),
    sign: (id: string, { token }: Caller, body: object = {}) =>
      post(`${at(id)}/sign`, { token, body: { version: 1, proof: memberPassword, ...body } }),
    add: (id: string, { token }: Caller, body: string) =>
      post(`${at(id)}/addenda`, { token, body: { body } }),
    readAsClient: (id: string, { token }: Caller) => get(`/v1/appointments/${id}/note`, { token }),
    actions: ({ token, trackerId }: Caller & { trackerId: string }) =>
      get(`/v1/trackers/${trackerId}/actions`, { token }),
    setOutcome: (
      { token, trackerId }: Caller & { trackerId: string },
      id: string,
      outcome: unknown,
    ) => post(`/v1/trackers/${trackerId}/actions/${id}/outcome`, { token, body: { outcome } }),
  }
  return {
    ...calls,
    async signed(id: string, caller: Caller) {
      await calls.save(id, caller)
      return calls.sign(id, caller, { degrees: 'S.Gz., RD' })
    },
  }
}
