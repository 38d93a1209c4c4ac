/** What a nutritionist knows most about; the site has the words for each. */
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

/** Languages of a consultation, by ISO 639 code. */
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

/** How soon somebody has a free hour, counted in days of WIB. */
export const freeWithins = ['today', 'tomorrow', 'week'] as const
export type FreeWithin = (typeof freeWithins)[number]

export const nutritionistOrders = ['soonest', 'price', 'experience', 'name'] as const
export type NutritionistOrder = (typeof nutritionistOrders)[number]
