import { clientsCall, expect, test } from './foreign.fixture.ts'

test('[S7.09] [S6.02] a member with a client is redirected to the web app, and one without stays', async ({
  context,
  recorder,
  signIn,
}) => {
  await signIn()
  expect((await context.request.get('/', { maxRedirects: 0 })).status()).toBe(200)
  recorder.answer(clientsCall, () => ({ body: { data: { id: 'client-7' } } }))
  const response = await context.request.get('/', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([
    307,
    expect.stringMatching(/:\d+\/web-app$/),
  ])
  expect(recorder.callsOf(clientsCall)[0]?.body).toBeUndefined()
})

test('[S6.02] a guest causes no call for clients', async ({ context, recorder }) => {
  await context.request.get('/')
  expect(recorder.callsOf(clientsCall)).toEqual([])
})

for (const path of [
  '/ahli-gizi',
  '/tentang-seimbang',
  '/policy',
  '/seimbang-for-enterprise',
  '/seimbang-for-enterprise-contact',
  '/if-program',
  '/admin',
  '/tracker/some-id',
])
  test(`[S6.03] the guard skips ${path}`, async ({ context, recorder, signIn }) => {
    await signIn()
    recorder.answer(clientsCall, () => ({ body: { data: { id: 'client-7' } } }))
    await context.request.get(path, { maxRedirects: 0 })
    expect(recorder.callsOf(clientsCall)).toEqual([])
  })

test("[S6.03] the guard's skip list matches whole path segments", async ({
  page,
  recorder,
  signIn,
}) => {
  await signIn()
  await page.request.get('/policyx')
  expect(recorder.callsOf(clientsCall)).toHaveLength(1)
})
