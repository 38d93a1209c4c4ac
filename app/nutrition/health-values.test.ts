import { describe, expect, test } from 'vitest'
import { isLipidWithin, isUricAcidHigh, lipidLine, uricAcidLine } from './blood-lines.ts'
import { lowSugarLine, sugarClass, sugarCutPoints } from './blood-sugar.ts'
import { emergencyOfGlucose, emergencyOfPressure } from './emergencies.ts'
import {
  hba1cToMillimoles,
  hba1cToPercent,
  toMilligrams,
  toMillimoles,
  uricAcidToMicromoles,
  uricAcidToMilligrams,
} from './lab-units.ts'
import { pressureClass, pressureLine } from './pressure-classes.ts'

const day = '2026-11-22'

test.each([
  ['fasting', 99.9, 'normal'],
  ['fasting', 100, 'between'],
  ['fasting', 125.9, 'between'],
  ['fasting', 126, 'high'],
  ['twoHours', 139.9, 'normal'],
  ['twoHours', 140, 'between'],
  ['twoHours', 199.9, 'between'],
  ['twoHours', 200, 'high'],
  ['hba1c', 5.6, 'normal'],
  ['hba1c', 5.7, 'between'],
  ['hba1c', 6.4, 'between'],
  ['hba1c', 6.5, 'high'],
  ['random', 139.9, 'normal'],
  ['random', 140, 'between'],
  ['random', 199.9, 'between'],
  ['random', 200, 'high'],
] as const)('PERKENI and Kemenkes: %s of %d is %s', (name, value, expected) => {
  expect(sugarClass(name, { value, day }).value).toBe(expected)
})

test.each([
  ['fasting', 20, 'low'],
  ['fasting', 69.9, 'low'],
  ['fasting', 70, 'normal'],
  ['twoHours', 69.9, 'low'],
  ['twoHours', 70, 'normal'],
  ['hba1c', 3, 'normal'],
] as const)(
  'under 70 mg/dL a glucose is low (Kompas 2021): %s of %d is %s',
  (name, value, expected) => {
    expect(sugarClass(name, { value, day }).value).toBe(expected)
  },
)

test.each([
  [60, 30, 'low'],
  [89, 60, 'low'],
  [90, 59, 'low'],
  [90, 60, 'optimal'],
  [120, 59, 'normal'],
  [142, 55, 'gradeOne'],
])(
  'under 90/60 a pressure that is not high is low (GenPI): %d/%d is %s',
  (systolic, diastolic, expected) => {
    expect(pressureClass({ systolic, diastolic, day }).value).toBe(expected)
  },
)

test.each([
  [119, 79, 'optimal'],
  [120, 79, 'normal'],
  [119, 80, 'normal'],
  [129, 84, 'normal'],
  [130, 84, 'highNormal'],
  [129, 85, 'highNormal'],
  [139, 89, 'highNormal'],
  [140, 89, 'gradeOne'],
  [139, 90, 'gradeOne'],
  [159, 99, 'gradeOne'],
  [160, 99, 'gradeTwo'],
  [159, 100, 'gradeTwo'],
  [179, 109, 'gradeTwo'],
  [180, 109, 'gradeThree'],
  [179, 110, 'gradeThree'],
])('InaSH, the higher of the two decides: %d/%d is %s', (systolic, diastolic, expected) => {
  expect(pressureClass({ systolic, diastolic, day }).value).toBe(expected)
})

test('InaSH: a class of blood pressure shows the lines of all classes', () => {
  expect(pressureClass({ systolic: 128, diastolic: 82, day }).formula).toBe(
    'max(s, d): < 120/80 · 120–129/80–84 · 130–139/85–89 · 140–159/90–99 · 160–179/100–109 · ≥ 180/110',
  )
})

describe('domain guide, section 2: red flags', () => {
  test.each([
    [179, 109, undefined],
    [180, 70, 'bloodPressure'],
    [120, 110, 'bloodPressure'],
  ])('%d/%d falls under the rule: %s', (systolic, diastolic, expected) => {
    expect(emergencyOfPressure({ systolic, diastolic })).toBe(expected)
  })

  test.each([
    [69.9, 'lowSugar'],
    [70, undefined],
    [300, undefined],
    [300.1, 'highSugar'],
  ])('a glucose of %d falls under the rule: %s', (value, expected) => {
    expect(emergencyOfGlucose(value)).toBe(expected)
  })

  test('a glucose under a rule is never within the range', () => {
    for (let value = 20; value <= 1000; value += 0.5)
      if (emergencyOfGlucose(value))
        for (const name of ['fasting', 'twoHours'] as const)
          expect([name, value, sugarClass(name, { value, day }).value]).not.toContain('normal')
  })
})

test.each([
  ['male', 7, false],
  ['male', 7.1, true],
  ['female', 6, false],
  ['female', 6.1, true],
] as const)('uric acid, men > 7 and women > 6: %s, %d is high: %s', (sex, value, expected) => {
  expect(isUricAcidHigh({ value: value, sex, day }).value).toBe(expected)
})

test.each([
  ['total', 'male', 199.9, true],
  ['total', 'male', 200, false],
  ['ldl', 'female', 99.9, true],
  ['ldl', 'female', 100, false],
  ['hdl', 'male', 40, true],
  ['hdl', 'male', 39.9, false],
  ['hdl', 'female', 50, true],
  ['hdl', 'female', 49.9, false],
  ['triglycerides', 'male', 149.9, true],
  ['triglycerides', 'male', 150, false],
  ['total', 'female', 199.9, true],
  ['total', 'female', 200, false],
  ['ldl', 'male', 99.9, true],
  ['ldl', 'male', 100, false],
  ['triglycerides', 'female', 149.9, true],
  ['triglycerides', 'female', 150, false],
] as const)('general knowledge: %s of a %s at %d is within: %s', (lipid, sex, value, expected) => {
  expect(isLipidWithin(lipid, { value: value, sex, day })?.value).toBe(expected)
})

test.each([
  ['total', 'female', ['n']],
  ['ldl', undefined, ['n']],
  ['triglycerides', 'male', ['n']],
  ['hdl', 'female', ['n', 'j']],
  ['hdl', undefined, undefined],
] as const)(
  '%s of a %s opens to %j: a sex only where the line needs one',
  (lipid, sex, symbols) => {
    const result = isLipidWithin(lipid, { value: 99, sex, day })
    expect(result?.inputs.map(({ symbol }) => symbol)).toEqual(symbols)
  },
)

describe('molar masses', () => {
  test.each([
    ['glucose', 18.016],
    ['cholesterol', 38.67],
    ['triglycerides', 88.57],
  ] as const)('1 mmol/L of %s is %d mg/dL, there and back', (substance, milligrams) => {
    expect(toMilligrams(substance, 1)).toBe(milligrams)
    expect(toMillimoles(substance, milligrams)).toBe(1)
  })

  test('1 mg/dL of uric acid is 59.48 µmol/L in both directions', () => {
    expect(uricAcidToMicromoles(1)).toBe(59.48)
    expect(uricAcidToMilligrams(59.48)).toBe(1)
  })
})

test.each([
  [5.6, 38],
  [5.7, 39],
  [6.4, 46],
  [6.5, 48],
  [7, 53],
  [10, 86],
])('NGSP and IFCC: an HbA1c of %d %% is %d mmol/mol in both directions', (percent, millimoles) => {
  expect(Math.round(hba1cToMillimoles(percent))).toBe(millimoles)
  expect(hba1cToPercent(hba1cToMillimoles(percent))).toBeCloseTo(percent, 10)
})

test.each([
  [38, 'normal'],
  [39, 'between'],
  [47, 'between'],
  [48, 'high'],
] as const)('PERKENI: an HbA1c of %d mmol/mol is %s, as in per cent', (millimoles, expected) => {
  expect(
    sugarClass('hba1c', { value: Number(hba1cToPercent(millimoles).toFixed(2)), day }).value,
  ).toBe(expected)
})

test('every class names its table, edition, inputs and source', () => {
  const value = { value: 5, sex: 'female', day } as const
  const results = [
    sugarClass('fasting', { value: 99, day }),
    sugarClass('fasting', { value: 69, day }),
    pressureClass({ systolic: 118, diastolic: 76, day }),
    pressureClass({ systolic: 84, diastolic: 52, day }),
    isLipidWithin('hdl', value),
    isUricAcidHigh(value),
  ]
  expect(results.map((result) => result?.table)).toEqual([
    { table: 'gula-darah', version: '2026-11-21' },
    { table: 'gula-darah-rendah', version: '2026-11-22' },
    { table: 'tekanan-darah', version: '2026-11-21' },
    { table: 'tekanan-darah-rendah', version: '2026-11-22' },
    { table: 'lipid-darah', version: '2026-11-21' },
    { table: 'asam-urat', version: '2026-11-21' },
  ])
  for (const result of results)
    expect(Math.min(result?.inputs.length ?? 0, result?.sources.length ?? 0)).toBeGreaterThan(0)
})

describe('a chart draws the lines at which classes begin', () => {
  test('PERKENI: 100 and 126, 140 and 200, 5.7 and 6.5', () => {
    expect(
      (['fasting', 'twoHours', 'hba1c'] as const).map((test) => sugarCutPoints(test, day)),
    ).toEqual([
      { between: 100, high: 126 },
      { between: 140, high: 200 },
      { between: 5.7, high: 6.5 },
    ])
  })

  test('the low line is 70 for a glucose and undefined for HbA1c', () => {
    expect(
      (['fasting', 'twoHours', 'hba1c'] as const).map((test) => lowSugarLine(test, day)),
    ).toEqual([70, 70, undefined])
  })

  test('InaSH: grade 1 begins at 140/90 and grade 3 at 180/110', () => {
    expect([pressureLine('gradeOne', day), pressureLine('gradeThree', day)]).toEqual([
      { systolic: 140, diastolic: 90 },
      { systolic: 180, diastolic: 110 },
    ])
  })

  test('lines of blood fats and uric acid depend on the sex if the sexes differ', () => {
    expect([
      lipidLine('hdl', { sex: 'female', day })?.line,
      lipidLine('hdl', { sex: 'male', day })?.line,
    ]).toEqual([50, 40])
    expect([uricAcidLine('male', day), uricAcidLine('female', day)]).toEqual([7, 6])
  })
})

describe('a class is decided in the unit in which the value was typed', () => {
  test.each([
    ['fasting', 3.89, 'mmol/L', 'low'],
    ['fasting', 3.9, 'mmol/L', 'normal'],
    ['fasting', 5.59, 'mmol/L', 'normal'],
    ['fasting', 5.6, 'mmol/L', 'between'],
    ['fasting', 6.9, 'mmol/L', 'between'],
    ['fasting', 7, 'mmol/L', 'high'],
    ['twoHours', 7.7, 'mmol/L', 'normal'],
    ['twoHours', 7.8, 'mmol/L', 'between'],
    ['twoHours', 11, 'mmol/L', 'between'],
    ['twoHours', 11.1, 'mmol/L', 'high'],
    ['random', 7.7, 'mmol/L', 'normal'],
    ['random', 7.8, 'mmol/L', 'between'],
    ['random', 11, 'mmol/L', 'between'],
    ['random', 11.1, 'mmol/L', 'high'],
    ['hba1c', 38, 'mmol/mol', 'normal'],
    ['hba1c', 39, 'mmol/mol', 'between'],
    ['hba1c', 47, 'mmol/mol', 'between'],
    ['hba1c', 48, 'mmol/mol', 'high'],
  ] as const)('%s of %d %s is %s', (name, value, typedIn, expected) => {
    const read = sugarClass(name, { value, typedIn, day })
    expect(read.value).toBe(expected)
    expect(read.inputs).toMatchObject([{ value, unit: typedIn }])
  })

  test.each([
    ['total', 5.1, 'male', true],
    ['total', 5.2, 'male', false],
    ['ldl', 2.5, 'male', true],
    ['ldl', 2.6, 'male', false],
    ['hdl', 0.9, 'male', false],
    ['hdl', 1, 'male', true],
    ['hdl', 1.2, 'female', false],
    ['hdl', 1.3, 'female', true],
    ['triglycerides', 1.6, 'female', true],
    ['triglycerides', 1.7, 'female', false],
  ] as const)('%s of %d mmol/L of a %s is within: %s', (lipid, value, sex, expected) => {
    expect(isLipidWithin(lipid, { value, typedIn: 'mmol/L', sex, day })?.value).toBe(expected)
  })

  test.each([
    [420, 'male', false],
    [421, 'male', true],
    [360, 'female', false],
    [361, 'female', true],
  ] as const)('uric acid of %d µmol/L of a %s is high: %s', (value, sex, expected) => {
    expect(isUricAcidHigh({ value, typedIn: 'µmol/L', sex, day }).value).toBe(expected)
  })
})
