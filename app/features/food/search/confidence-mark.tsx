import { confidenceWords } from '#app/features/food/food-words.ts'
import { recipe } from '#app/ui/recipe.ts'
import { confidences, type Food } from '#server/contract/food.schema.ts'

const dotStyles = recipe({
  base: 'size-1.5 rounded-full border border-current',
  variants: { isOn: { true: 'bg-current', false: '' } },
})

/** One to three filled dots for the confidence in a food's values. */
export function ConfidenceMark({ confidence }: Pick<Food, 'confidence'>) {
  const filled = confidences.indexOf(confidence)
  return (
    <span role="img" aria-label={confidenceWords[confidence]()} className="flex gap-0.5">
      {confidences.map((level, index) => (
        <span key={level} className={dotStyles({ isOn: index <= filled })} />
      ))}
    </span>
  )
}
