import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { answerFailure } from '#server/backends/main/platform/http/answer-failure.ts'
import { adminCall, adminRoutesOf } from '#server/backends/main/staff/calls/admin-call.ts'
import { staffListSchema, staffRoles } from '#server/contract/staff.schema.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { rolePermissionTable } from '#server/db/main/role-permission.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { completeNote } from './note.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'
import { createWholeMember, writtenInCare } from './whole-member.fixture.ts'

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
  '/v1/admin/leads/search',
  '/v1/admin/members/search',
  '/v1/admin/nutritionist-invitations',
  '/v1/admin/payouts',
  '/v1/admin/pkp-statuses',
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

test('[C38] no admin answer holds what a member weighs, eats, shows or writes, for any id', async () => {
  const { user, transaction } = await createWholeMember(main)
  const { call } = await staff.staffWith('owner')
  const answers: { path: string; status: number; text: string }[] = []
  const read = async (path: string, body?: object) => {
    const headers = { ...call.headers, authorization: `Bearer ${call.token}` }
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await main.backend.app.request(path, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...init,
    })
    answers.push({ path, status: answer.status, text: await answer.text() })
  }
  await read(`/v1/admin/members/${user.id}/opening`, { reason: 'a test' })
  for (const term of [user.email, transaction.id])
    await read('/v1/admin/purchases/search', { term })
  await read('/v1/admin/members/search', { term: user.email })
  const words = 'A list went to a wrong address.'
  await read('/v1/admin/breaches', {
    ...{ discoveredAt: main.clock.now().toISOString(), summary: words },
    ...{ exposed: words, measures: words },
  })
  const ids = await idsOfAllKinds(user)
  const reads = adminRoutesOf(main.backend.app).filter(({ method }) => method === 'GET')
  for (const { path } of reads)
    for (const id of path.includes(':id') ? ids : [''])
      await read(path.replace(':id', id).replace(':month', '2026-03'))
  const found = answers.filter(({ status }) => status === 200)
  const unread = reads.filter(({ path }) => !found.some((it) => patternOf(path).test(it.path)))
  expect(unread.map(({ path }) => path).toSorted()).toEqual(needMore)
  for (const { path, text } of answers) expect(text, path).not.toMatch(healthCanaries)
})

/** Calls that answer with a file that this test does not make, or with what a wish would cost. */
const needMore = [
  '/v1/admin/credentials/:id/document',
  '/v1/admin/kols/:id/statements/:month',
  '/v1/admin/promo-effect',
  '/v1/admin/purchases/:id/receipts/:number',
]

/** Matches the path of a call with any id. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
}

/** Ids that any admin call could take: of the member's rows, and of an enquiry and a document. */
async function idsOfAllKinds(user: { id: string; email: string }): Promise<string[]> {
  const submissionId = crypto.randomUUID().replaceAll('-', '')
  const words = { name: 'Dewi', company: 'PT Contoh', staffCount: '50-199', message: 'Halo.' }
  await main.post('/v1/leads', {
    body: { submissionId, ...words, email: user.email, locale: 'id', consentVersion: '2026-11-21' },
  })
  const tables = [
    [trackerTable.id, trackerTable],
    [transactionTable.id, transactionTable],
    [practiceTable.slug, practiceTable],
    [refundTable.id, refundTable],
    [kolTable.code, kolTable],
    [privacyCaseTable.id, privacyCaseTable],
    [productServiceTable.id, productServiceTable],
    [conversationTable.id, conversationTable],
    [appointmentTable.id, appointmentTable],
  ] as const
  const found = await Promise.all(
    tables.map(([id, table]) => main.db.select({ id }).from(table).limit(3)),
  )
  return [user.id, submissionId, 'foto-pertama', ...found.flat().map(({ id }) => id)]
}

/** Values of `createWholeMember`: weights, measurements, foods, a photo, a plan and what is written in care. */
const healthCanaries = new RegExp(
  [
    ...[/71\.25|70\.5\b|84\.5|199\.98|160\.5|Bekal|nasi-goreng|foto-pertama|kentang/.source],
    ...Object.values(writtenInCare),
    completeNote.assessment,
  ].join('|'),
)

test.each(['audit', 'audit/export', 'kols', 'kols/x/statements/2026-03', 'leads', 'purchases'])(
  '[C36] %s refuses a filter that it does not know',
  async (list) => {
    const { call } = await staff.staffWith('owner')
    const { status, body } = await main.get(`/v1/admin/${list}?email=a`, call)
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
  },
)

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
