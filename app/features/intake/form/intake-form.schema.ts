import * as v from 'valibot'
import {
  type IntakeAnswers,
  intakeAnswersSchema,
  mostQuestions,
} from '#server/contract/intake.schema.ts'

/** The names of the fields of the questions. */
export const questionNames = Array.from(
  { length: mostQuestions },
  (_, index) => `question-${index + 1}`,
)

/**
 * Reads the fields of the form, whose choices are empty if nothing is chosen. Returns undefined if they
 * are not the form's.
 */
export function answersIn(fields: Record<string, unknown>): IntakeAnswers | undefined {
  const questions = questionNames.map((name) => fields[name] ?? '')
  const chosen = Object.entries(fields).filter(([, value]) => value !== '')
  const { success, output } = v.safeParse(intakeAnswersSchema, {
    ...Object.fromEntries(chosen),
    questions,
  })
  return success ? output : undefined
}

/** The fields of the form that hold these answers. */
export function fieldsOf({ questions, ...answers }: IntakeAnswers): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries(answers).map(([name, value]) => [name, value ?? '']),
    ...questionNames.map((name, index) => [name, questions[index] ?? '']),
  ])
}
