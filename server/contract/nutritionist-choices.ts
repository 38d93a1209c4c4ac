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

/** How soon the nutritionist has a free hour, in WIB days. */
export const freeWithins = ['today', 'tomorrow', 'week'] as const
export type FreeWithin = (typeof freeWithins)[number]

export const nutritionistOrders = ['soonest', 'price', 'experience', 'name'] as const
export type NutritionistOrder = (typeof nutritionistOrders)[number]
