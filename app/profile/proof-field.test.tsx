import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProofField } from './proof-field.tsx'

const email = 'rina@seimbang.test'

test.each([
  ['a password', true, /type="password"[^>]*name="proof"|name="proof"[^>]*type="password"/],
  [
    'the email address',
    false,
    /inputMode="email"[^>]*name="proof"|name="proof"[^>]*inputMode="email"/i,
  ],
])('a member proves who they are by %s', (_, hasPassword, field) => {
  const prover = { email, hasPassword }
  const form = <ProofField prover={prover} problem={() => undefined} isRefused={false} />
  expect(renderToStaticMarkup(form)).toMatch(field)
  expect(renderToStaticMarkup(form)).toContain(email)
})
