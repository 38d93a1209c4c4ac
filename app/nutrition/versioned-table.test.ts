import { describe, expect, test } from 'vitest'
import { activityFactorEditions, dailyEnergy } from './activity.ts'
import { isLipidWithin, isUricAcidHigh, lipidEditions, uricAcidEditions } from './blood-lines.ts'
import { bloodSugarEditions, lowGlucoseEditions, sugarClass } from './blood-sugar.ts'
import { bodyMassClass } from './body-mass-index-class.ts'
import { energyOfEstimate, energyOfGoal } from './day-energy.ts'
import { dayLimitEditions, usedOfLimits } from './day-limits.ts'
import { corridorEditions, explainedCorridor } from './goal-corridor.ts'
import { planGoal } from './goal-plan.ts'
import { goalRulesEditions, type goalRulesTable } from './goal-rules.ts'
import { plateEditions, plateOf } from './plate-guide.ts'
import { bloodPressureEditions, lowPressureEditions, pressureClass } from './pressure-classes.ts'
import { intakeEditions, recommendedIntake } from './recommended-intake.ts'
import { restingEnergy } from './resting-energy.ts'
import { type Editions, editionOn, latestOf } from './versioned-table.ts'
import { waistEditions, waistReading } from './waist-line.ts'
import { waistToHeight, waistToHeightEditions } from './waist-to-height.ts'
import { bodyMassEditions } from './weight-classes.ts'

const changedOn = '2030-01-01'

/** Adds an edition with changed rows. */
function withChange<Rows>(editions: Editions<Rows>, change: (rows: Rows) => Rows): Editions<Rows> {
  const latest = latestOf(editions)
  const changed = { ...latest, version: '2030', validFrom: changedOn, rows: change(latest.rows) }
  return [...editions, changed]
}

describe('an edition is valid from its day until the next one', () => {
  const editions = withChange(intakeEditions, (rows) => rows)

  test.each([
    ['2000-01-01', '2019'],
    ['2019-08-26', '2019'],
    ['2029-12-31', '2019'],
    ['2030-01-01', '2030'],
    ['2031-01-01', '2030'],
  ])('a report of %s uses the edition of %s', (day, version) => {
    expect(editionOn(editions, day).version).toBe(version)
  })
})

const body = { sex: 'female', kilograms: 64, centimetres: 160, ageYears: 35 } as const
const wish = { ...body, activity: 'light', targetKilograms: 60, weeks: 12 } as const
const used = dailyEnergy(restingEnergy(body), 'light')
const higherFloor = (rows: typeof goalRulesTable.rows) => ({
  ...rows,
  intakeFloorKcal: { ...rows.intakeFloorKcal, female: { least: 3000, most: 3500 } },
})

/** A name, a reading of a day, and the same reading after the table has changed. */
type Mechanism = [string, (day: string) => unknown, (day: string) => unknown]

function of<Rows>(
  name: string,
  editions: Editions<Rows>,
  change: (rows: Rows) => Rows,
  read: (day: string, editions: Editions<Rows>) => unknown,
): Mechanism {
  const changed = withChange(editions, change)
  return [name, (day) => read(day, editions), (day) => read(day, changed)]
}

const mechanisms: Mechanism[] = [
  of(
    'blood sugar',
    bloodSugarEditions,
    (rows) => ({ ...rows, fasting: { between: 90, high: 110 } }),
    (day, editions) => sugarClass('fasting', { value: 99, day }, editions),
  ),
  of(
    'low blood sugar',
    lowGlucoseEditions,
    () => ({ below: 60 }),
    (day, editions) => sugarClass('fasting', { value: 65, day }, bloodSugarEditions, editions),
  ),
  of(
    'low blood pressure',
    lowPressureEditions,
    () => ({ systolic: 80, diastolic: 50 }),
    (day, editions) =>
      pressureClass({ systolic: 85, diastolic: 55, day }, bloodPressureEditions, editions),
  ),
  of(
    'blood pressure',
    bloodPressureEditions,
    (rows) => rows.map((row) => ({ ...row, systolic: row.systolic - 10 })),
    (day, editions) => pressureClass({ systolic: 135, diastolic: 80, day }, editions),
  ),
  of(
    'blood fats',
    lipidEditions,
    (rows) => ({ ...rows, ldl: { ...rows.ldl, value: 70 } }),
    (day, editions) => isLipidWithin('ldl', { value: 90, day }, editions),
  ),
  of(
    'uric acid',
    uricAcidEditions,
    (rows) => ({ ...rows, female: 5 }),
    (day, editions) => isUricAcidHigh({ value: 5.5, sex: 'female', day }, editions),
  ),
  of(
    'waist',
    waistEditions,
    (rows) => ({ ...rows, female: 75 }),
    (day, editions) => waistReading({ centimetres: 78, sex: 'female', day }, editions),
  ),
  of(
    'waist by height',
    waistToHeightEditions,
    () => ({ lineShare: 0.45 }),
    (day, editions) =>
      waistToHeight({ waistCentimetres: 78, heightCentimetres: 160, day }, editions),
  ),
  of(
    'BMI',
    bodyMassEditions.asiaPacific,
    (rows) => rows.map((row) => ({ ...row, end: row.end + 1 })),
    (day, editions) => bodyMassClass('asiaPacific', { ...body, day }, editions),
  ),
  of(
    'limits of a day',
    dayLimitEditions,
    (rows) => ({ ...rows, sugar: { ...rows.sugar, grams: 25 } }),
    (day, editions) => usedOfLimits({ addedSugarG: 30, sodiumMg: 0, fatG: 0, day }, editions),
  ),
  of(
    'Isi Piringku',
    plateEditions,
    (rows) => ({ ...rows, fruit: 1 / 2 }),
    (day, editions) =>
      plateOf({ staple: 150, side: 75, vegetables: 150, fruit: 75, day }, editions),
  ),
  of(
    'AKG',
    intakeEditions,
    (rows) => rows.map((row) => ({ ...row, intake: { ...row.intake, waterMl: 2000 } })),
    (day, editions) => recommendedIntake(body, day, editions),
  ),
  of(
    'activity factors',
    activityFactorEditions,
    (rows) => ({ ...rows, light: 1.4 }),
    (day, editions) => dailyEnergy(restingEnergy(body), 'light', editionOn(editions, day)),
  ),
  of('a day without a goal', goalRulesEditions, higherFloor, (day, editions) =>
    energyOfEstimate(used, { sex: 'female', day }, editions),
  ),
  of('a day of a goal', goalRulesEditions, higherFloor, (day, editions) =>
    energyOfGoal(planGoal(wish), { sex: 'female', day }, editions),
  ),
  of(
    'the corridor of a goal',
    corridorEditions,
    () => ({ halfWidthShare: 0.03 }),
    (day, editions) =>
      explainedCorridor(
        { startsOn: day, startKilograms: 64, targetKilograms: 60, weeks: 12 },
        '2030-03-01',
        editions,
      )?.value,
  ),
]

test.each(mechanisms)(
  '[S2.26] a new edition for %s leaves earlier results unchanged',
  (_, read, readChanged) => {
    expect(readChanged('2029-12-31')).toEqual(read('2029-12-31'))
    expect(readChanged(changedOn)).not.toEqual(read(changedOn))
  },
)
