/** A nutritionist's specialities. The site has words for each. */
export const conditions = [
  'weight',
  'blood-sugar',
  'heart',
  'gout',
  'digestion',
  'pregnancy',
  'children',
  'elderly',
  'fasting',
] as const
export type Condition = (typeof conditions)[number]

/** ISO 639 codes of the languages of a consultation. */
export const spokenLanguages = [
  'id',
  'en',
  'jv',
  'su',
  'min',
  'bug',
  'ban',
  'bbc',
  'zh',
  'ar',
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

export const nutritionistOrders = ['price', 'experience', 'name'] as const
export type NutritionistOrder = (typeof nutritionistOrders)[number]
