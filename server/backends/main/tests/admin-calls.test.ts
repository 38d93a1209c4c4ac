import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { answerFailure } from '#server/backends/main/platform/http/answer-failure.ts'
import { adminCall, adminRoutesOf } from '#server/backends/main/staff/calls/admin-call.ts'
import { staffListSchema, staffRoles } from '#server/contract/staff.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { rolePermissionTable } from '#server/db/main/role-permission.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'
import { createWholeMember } from './whole-member.fixture.ts'

let main: MainFixture
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  staff = createStaff(main)
})
afterAll(() => main.close())

const refusals = ['STAFF_SESSION_NEEDED', 'STAFF_SUSPENDED', 'PERMISSION_NEEDED', 'STEP_UP_NEEDED']

test('every route under /v1/admin is made by adminCall', () => {
  const served = main.backend.app.routes
    .filter(({ path }) => path.startsWith('/v1/admin'))
    .map(({ method, path }) => `${method} ${path}`)
  const known = adminRoutesOf(main.backend.app).map(({ method, path }) => `${method} ${path}`)
  expect(known.length).toBeGreaterThan(0)
  expect(new Set(known)).toEqual(new Set(served))
})

test('a route under /v1/admin without adminCall stops the start, and so does an impersonal change', () => {
  const bare = new Hono().get('/v1/admin/bare', (c) => c.text(''))
  expect(() => adminRoutesOf(bare)).toThrow('GET /v1/admin/bare needs adminCall')
  const open = new Hono().all('/v1/admin/*', (c) => c.text(''))
  expect(() => adminRoutesOf(open)).toThrow('needs adminCall')
  const call = { does: 'Is a test.', answers: staffListSchema, permission: 'staff.read' } as const
  const guard = adminCall(main.context, { ...call, audit: 'impersonal' })
  const change = new Hono().post('/v1/admin/change', guard, (c) => c.text(''))
  expect(() => adminRoutesOf(change)).toThrow('POST /v1/admin/change needs adminCall')
})

test('[C57] each role reaches the calls of its permissions and no others', async () => {
  const rights = await main.db.select().from(rolePermissionTable)
  const routes = adminRoutesOf(main.backend.app)
  for (const role of staffRoles) {
    const person = await staff.staffWith(role)
    for (const { method, path, permission } of routes) {
      const may = rights.some((row) => row.role === role && row.permission === permission)
      const code = await refusalOf(method, path, person)
      expect(code, `${role}: ${method} ${path}`).toBe(may ? undefined : 'PERMISSION_NEEDED')
    }
  }
})

test('no admin call answers without a staff session, or to a member with another’s', async () => {
  const { call } = await staff.firstOwner()
  const { token } = await main.signedInMember()
  for (const { method, path } of adminRoutesOf(main.backend.app)) {
    const name = `${method} ${path}`
    expect(await refusalOf(method, path, { call: { ...call, headers: {} } }), name).toBe(
      'STAFF_SESSION_NEEDED',
    )
    expect(await refusalOf(method, path, { call: { ...call, token } }), name).toBe(
      'STAFF_SESSION_NEEDED',
    )
  }
})

test('calls about rights need a proof of the last five minutes', async () => {
  const owner = await staff.staffWith('owner')
  main.clock.advance(5 * minuteMs)
  const routes = adminRoutesOf(main.backend.app)
  const refused = async () => {
    const codes = await Promise.all(
      routes.map(({ method, path }) => refusalOf(method, path, owner)),
    )
    return routes.filter((_, index) => codes[index] === 'STEP_UP_NEEDED').map(({ path }) => path)
  }
  expect(await refused()).toEqual(
    routes.filter(({ needsStepUp }) => needsStepUp).map(({ path }) => path),
  )
  const body = { code: staff.codeOf(owner.secret) }
  expect((await main.post('/v1/staff-session/step-up', { ...owner.call, body })).status).toBe(200)
  expect(await refused()).toEqual([])
})

test('each change about money or rights is a call that needs a proof', () => {
  const decides = /^promos\.|\.(propose|decide|pay|manage|grant|verify)$/
  const open = adminRoutesOf(main.backend.app).filter(
    ({ method, permission, needsStepUp }) =>
      method !== 'GET' && decides.test(permission) && !needsStepUp,
  )
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('a read of personal data is one audit entry a quarter of an hour', async () => {
  const owner = await staff.staffWith('owner')
  const entries = () =>
    main.db
      .select()
      .from(auditEntryTable)
      .where(
        and(eq(auditEntryTable.actorId, owner.user.id), eq(auditEntryTable.action, 'staff_listed')),
      )
  await main.get('/v1/admin/staff', owner.call)
  await main.get('/v1/admin/staff', owner.call)
  const requestId = owner.call.headers['x-request-id']
  expect(await entries()).toMatchObject([{ actorKind: 'staff', requestId }])
  main.clock.advance(15 * minuteMs)
  const { body } = await main.post('/v1/auth/refresh-token', {
    body: { userId: owner.user.id, refreshToken: owner.session.refreshToken },
  })
  await main.get('/v1/admin/staff', { ...owner.call, token: body.data.token })
  expect(await entries()).toHaveLength(2)
})

test.each(['leads?after', 'kols?after', 'purchases?after', 'audit?before'])(
  '%s refuses a day that no month has',
  async (list) => {
    const { call } = await staff.staffWith('owner')
    const answer = await main.get(`/v1/admin/${list}=2026-02-30T00:00:00.000Z_x`, call)
    expect(answer.status).toBe(400)
  },
)

test('a change without an audit entry is an error', async () => {
  const { call } = await staff.staffWith('owner')
  const forgetful = new Hono().onError(answerFailure(main.context)).post(
    '/v1/admin/forgetful',
    adminCall(main.context, {
      ...{ does: 'Forgets its entry.', answers: staffListSchema },
      ...{ permission: 'staff.grant', audit: 'staff_joined' },
    }),
    (c) => c.json({ data: {} }),
  )
  const headers = { ...call.headers, authorization: `Bearer ${call.token}` }
  const answer = await forgetful.request('/v1/admin/forgetful', { method: 'POST', headers })
  expect(answer.status).toBe(500)
  expect(main.logged.at(-1)).toContain('main request failed')
})

/** Calls that make something, or look for it. */
const withoutObject = [
  '/v1/admin/breaches',
  '/v1/admin/data-requests',
  '/v1/admin/goodwill-refunds',
  '/v1/admin/kols',
  '/v1/admin/members/search',
  '/v1/admin/nutritionist-invitations',
  '/v1/admin/payouts',
  '/v1/admin/prices',
  '/v1/admin/promo-codes',
  '/v1/admin/promotions',
  '/v1/admin/purchases/search',
  '/v1/admin/staff-invitations',
]

test('[C29] a change names the one thing that it changes, never a filter, and none deletes', () => {
  const methods = adminRoutesOf(main.backend.app).map(({ method }) => method)
  expect(methods).not.toContain('DELETE')
  const open = adminRoutesOf(main.backend.app)
    .filter(({ method, path }) => method !== 'GET' && !/:\w+/.test(path))
    .map(({ path }) => path)
  expect(open.toSorted()).toEqual(withoutObject)
})

test('[C61] no call lets staff act as a member', () => {
  const paths = main.backend.app.routes.map(({ path }) => path)
  expect(paths.filter((path) => /impersonat|act-as|log-?in-as|masquerade/i.test(path))).toEqual([])
})

test('[C38] no admin answer holds a member’s health data for any id', async () => {
  const { user, trackerId, transaction } = await createWholeMember(main)
  const { call } = await staff.staffWith('owner')
  const headers = { ...call.headers, authorization: `Bearer ${call.token}` }
  const opening = { ...call, body: { reason: 'a test' } }
  await main.post(`/v1/admin/members/${user.id}/opening`, opening)
  const reads = adminRoutesOf(main.backend.app).filter(({ method }) => method === 'GET')
  for (const { path } of reads)
    for (const id of [user.id, trackerId, transaction.id]) {
      const answer = await main.backend.app.request(path.replaceAll(/:\w+/g, id), { headers })
      expect(await answer.text(), path).not.toMatch(healthCanaries)
    }
})

/** Values of `createWholeMember`: a weight, measurements and a food. */
const healthCanaries = /71\.25|70\.5\b|84\.5|199\.98|160\.5|Bekal|nasi-goreng/

/** Returns why a person is refused; undefined if the call got as far as its input. */
async function refusalOf(method: string, path: string, { call }: Pick<StaffPerson, 'call'>) {
  const { token, headers } = call
  const response = await main.backend.app.request(path.replaceAll(/:\w+/g, 'unknown'), {
    method,
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const { code }: { code?: string } = await response.json().catch(() => ({}))
  return code !== undefined && refusals.includes(code) ? code : undefined
}
