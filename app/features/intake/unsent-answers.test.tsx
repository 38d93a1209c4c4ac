import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { intakeAnswersSchema } from '#server/contract/intake.schema.ts'
import { UnsentAnswers } from './unsent-answers.tsx'

test('answers that came too late are shown with what to do, equal questions too', () => {
  const answers = parse(intakeAnswersSchema, { complaint: 'Lemas', questions: ['Kopi?', 'Kopi?'] })
  const html = renderToStaticMarkup(
    <UnsentAnswers answers={answers} name="Bagas" onForget={() => {}} />,
  )
  expect(html).toContain(m.intake_unsent_text({ name: 'Bagas' }))
  expect(html).toContain('Lemas')
  expect(html.match(/Kopi\?/g)).toHaveLength(2)
})
