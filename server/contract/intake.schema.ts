import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

// Calls that the specification does not list. If a backend answers 404, the pages leave the form out.
//
// An intake is what a client writes before a session, for the nutritionist of that session alone. It
// is health data: never log it.

const pregnancies = ['no', 'pregnant', 'breastfeeding', 'notSay'] as const
const cooks = ['self', 'family', 'helper', 'bought', 'mixed'] as const
/** What one person spends on food in a day, in rupiah. */
const dailyBudgets = ['under25', 'from25', 'from50', 'over100'] as const
/** Hours of a usual night. */
const nightHours = ['under5', 'about5', 'about6', 'about7', 'about8', 'over8'] as const

export const mostQuestions = 3
/** The most characters of each text. */
export const intakeLimits = {
  complaint: 1000,
  history: 1000,
  medicines: 1000,
  allergies: 500,
  likes: 500,
  refuses: 500,
  cookNote: 200,
  faith: 500,
  activity: 500,
  sleepNote: 300,
  question: 300,
} as const

const text = (name: keyof typeof intakeLimits) => v.optional(paragraphsUpTo(intakeLimits[name]), '')
const choice = <const Options extends readonly string[]>(options: Options) =>
  v.optional(v.nullable(v.picklist(options)), null)

/** Every answer may stay empty. */
export const intakeAnswersSchema = v.object({
  /** What the client wants to change, and what troubles them. */
  complaint: text('complaint'),
  /** Illnesses, operations and what runs in the family. */
  history: text('history'),
  /** Medicines, vitamins and supplements. */
  medicines: text('medicines'),
  /** Allergies, and food that the body does not take. */
  allergies: text('allergies'),
  pregnancy: choice(pregnancies),
  likes: text('likes'),
  refuses: text('refuses'),
  cook: choice(cooks),
  cookNote: text('cookNote'),
  budget: choice(dailyBudgets),
  /** Religion, fasting and other rules about food. */
  faith: text('faith'),
  activity: text('activity'),
  sleep: choice(nightHours),
  sleepNote: text('sleepNote'),
  /** What the client wants to ask, without empty ones. */
  questions: v.optional(
    v.pipe(
      v.array(lineUpTo(intakeLimits.question)),
      v.maxLength(mostQuestions),
      v.transform((questions) => questions.filter((question) => question !== '')),
    ),
    [],
  ),
})
export type IntakeAnswers = v.InferOutput<typeof intakeAnswersSchema>

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** The result of SCOFF, whose answers no one stores. Null before the check. */
const eatingCheckSchema = v.nullable(
  v.object({ needsPerson: v.boolean(), checkedOn: isoDateSchema }),
)

/** GET /v1/appointments/{id}/intake, and the answer of each change. */
export const intakeSchema = v.object({
  /** Before the first save, those of the latest other session, without its questions. */
  answers: intakeAnswersSchema,
  /** Counts the saves. 0 before the first one. */
  version: v.number(),
  savedAt: v.nullable(momentSchema),
  /** When the answers of another session, which these repeat, were saved. Null after a save. */
  repeatedFrom: v.nullable(momentSchema),
  /** Whether the session is booked and has not begun. */
  isOpen: v.boolean(),
  eatingCheck: eatingCheckSchema,
})
export type Intake = v.InferOutput<typeof intakeSchema>

/**
 * PUT /v1/appointments/{id}/intake with the version that the device knows. Fails with 409
 * `INTAKE_CHANGED` if another device has saved since then; GET answers what it saved. The same answers
 * sent again are answered as stored. Fails with 409 `APPOINTMENT_CLOSED` once the session has begun,
 * and while it is not booked.
 */
export const intakeChangeSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: intakeAnswersSchema,
})
export type IntakeChange = v.InferOutput<typeof intakeChangeSchema>

/**
 * GET /v1/practice/appointments/{id}/intake. Null before the client saved one. The client sees that it
 * was opened.
 */
export const practiceIntakeSchema = v.nullable(
  v.object({
    answers: intakeAnswersSchema,
    savedAt: momentSchema,
    eatingCheck: eatingCheckSchema,
  }),
)
export type PracticeIntake = NonNullable<v.InferOutput<typeof practiceIntakeSchema>>
