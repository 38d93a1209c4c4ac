import { m } from '#app/i18n/paraglide/messages.js'
import type { IntakeAnswers } from '#server/contract/intake.schema.ts'

type Choices<Name extends keyof IntakeAnswers> = Record<
  Extract<IntakeAnswers[Name], string>,
  () => string
>

/** The words of the answers that are chosen, in the order of the form. */
export const choiceWords = {
  pregnancy: {
    no: m.intake_pregnancy_no,
    pregnant: m.intake_pregnancy_pregnant,
    breastfeeding: m.intake_pregnancy_breastfeeding,
    notSay: m.intake_pregnancy_not_say,
  } satisfies Choices<'pregnancy'>,
  cook: {
    self: m.intake_cook_self,
    family: m.intake_cook_family,
    helper: m.intake_cook_helper,
    bought: m.intake_cook_bought,
    mixed: m.intake_cook_mixed,
  } satisfies Choices<'cook'>,
  budget: {
    under25: m.intake_budget_under25,
    from25: m.intake_budget_from25,
    from50: m.intake_budget_from50,
    over100: m.intake_budget_over100,
  } satisfies Choices<'budget'>,
  sleep: {
    under5: m.intake_sleep_under5,
    about5: () => m.intake_sleep_hours({ hours: 5 }),
    about6: () => m.intake_sleep_hours({ hours: 6 }),
    about7: () => m.intake_sleep_hours({ hours: 7 }),
    about8: () => m.intake_sleep_hours({ hours: 8 }),
    over8: m.intake_sleep_over8,
  } satisfies Choices<'sleep'>,
} as const

export type ChoiceName = keyof typeof choiceWords

/** What the answers are called in a list, in the order in which a nutritionist reads them. */
export const answerNames = {
  complaint: m.intake_name_complaint,
  questions: m.intake_name_questions,
  history: m.intake_name_history,
  medicines: m.intake_name_medicines,
  allergies: m.intake_name_allergies,
  pregnancy: m.intake_name_pregnancy,
  likes: m.intake_name_likes,
  refuses: m.intake_name_refuses,
  cook: m.intake_name_cook,
  cookNote: m.intake_name_cook_note,
  budget: m.intake_name_budget,
  faith: m.intake_name_faith,
  activity: m.intake_name_activity,
  sleep: m.intake_name_sleep,
  sleepNote: m.intake_name_sleep_note,
} satisfies Record<keyof IntakeAnswers, () => string>

export type AnswerName = keyof typeof answerNames

/** The lines of an answer; none if it is empty. */
export function linesOf(answers: IntakeAnswers, name: AnswerName): string[] {
  const answer = answers[name]
  if (Array.isArray(answer)) return answer
  if (!answer) return []
  if (!isChoice(name)) return [answer]
  const words: Record<string, () => string> = choiceWords[name]
  return [words[answer]?.() ?? answer]
}

function isChoice(name: AnswerName): name is ChoiceName {
  return Object.hasOwn(choiceWords, name)
}
