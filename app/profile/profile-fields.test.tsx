import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { memberProfileFields } from '#server/contract/member-profile.schema.ts'
import { ProfileFields } from './profile-fields.tsx'

test.each(memberProfileFields)('the profile form has a field for %s', (name) => {
  const form = <ProfileFields profile={{}} emailHint="" problem={() => undefined} />
  expect(renderToStaticMarkup(form)).toContain(`name="${name}"`)
})
