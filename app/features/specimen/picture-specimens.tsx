import { m } from '#app/i18n/paraglide/messages.js'
import { DividedPlate } from '#app/ui/divided-plate.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { Banana, Carrot, Chilli, Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Icon, iconPaths } from '#app/ui/icon.tsx'
import { isIconName, NamedIcon } from '#app/ui/named-icon.tsx'
import { PlateMark } from '#app/ui/plate-mark.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { ProgramIllustration } from '#app/ui/program-illustration.tsx'
import { Fork, Plate, Spoon, Water } from '#app/ui/tableware.tsx'
import { illustrationSchema } from '#server/contract/content.schema.ts'
import { Specimen } from './specimen.tsx'

const foods = [Rice, Tempe, Leaf, Carrot, Cucumber, Papaya, Banana, Chilli]
const tableware = [Plate, Spoon, Fork, Water]
/** Of a plate of which the fruit is half eaten and the vegetables are not. */
const shares = { staple: 1 / 3, vegetables: 1 / 3, side: 1 / 6, fruit: 1 / 6 }
const covered = { staple: 1, vegetables: 0, side: 1, fruit: 1 / 2 }
const iconNames = Object.keys(iconPaths).filter(isIconName)

export function PictureSpecimens() {
  return (
    <Specimen title={m.specimen_pictures()}>
      <ul className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <li key={name} className="flex w-24 flex-col items-center gap-2 text-center text-sm">
            <Icon name={name} className="size-6" />
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-6">
        <PlateMark className="size-12" />
        <NamedIcon name="chat" drawings={{}} className="size-8" />
        <EmptyPlate className="w-32" />
        <div className="w-32">
          <DividedPlate label={m.specimen_pictures()} shares={shares} covered={covered} />
        </div>
        <Portrait slug="nur-aisyah" size="line" />
        <Portrait slug="nur-aisyah" size="card" />
        <Portrait slug="nur-aisyah" size="page" />
      </div>
      <div className="flex flex-wrap gap-4">
        {foods.map((Food) => (
          <svg key={Food.name} viewBox="-110 -110 220 220" aria-hidden="true" className="w-24">
            <Food at={[0, 0]} />
          </svg>
        ))}
        {tableware.map((Piece) => (
          <svg key={Piece.name} viewBox="-150 -150 300 300" aria-hidden="true" className="w-24">
            <Piece at={[0, 0]} />
          </svg>
        ))}
      </div>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {illustrationSchema.options.map((name) => (
          <li key={name} className="flex flex-col gap-2 text-sm">
            <ProgramIllustration name={name} className="rounded-card" />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
