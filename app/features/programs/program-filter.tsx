import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { chipLinkStyles } from '#app/ui/chip-link.ts'
import type { ProgramNeed } from '#server/contract/program-needs.ts'
import { needNames } from './need-names.ts'

/** Links, so that the choice is in the URL and works without scripts. */
export function ProgramFilter({ need }: { need: ProgramNeed | undefined }) {
  return (
    <nav aria-label={m.programs_filter_label()}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <NeedLink isChosen={need === undefined} name={m.programs_filter_all()} />
        </li>
        {(Object.keys(needNames) as ProgramNeed[]).map((option) => (
          <li key={option}>
            <NeedLink need={option} isChosen={need === option} name={needNames[option]()} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NeedLinkProps = { need?: ProgramNeed; isChosen: boolean; name: string }

function NeedLink({ need, isChosen, name }: NeedLinkProps) {
  return (
    <Link
      to="/program"
      search={need ? { need } : {}}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isChosen ? 'true' : undefined}
      className={chipLinkStyles({ isChosen })}
    >
      {name}
    </Link>
  )
}
