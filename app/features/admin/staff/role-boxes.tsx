import { useId } from 'react'
import { roleName } from '#app/features/admin/role-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { staffRoles } from '#server/contract/staff.schema.ts'

/** A box for each role, all named `roles`. */
export function RoleBoxes({ problem }: { problem: string | undefined }) {
  const boxId = useId()
  const errorId = useId()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{m.admin_staff_roles()}</legend>
      {staffRoles.map((role) => (
        <label
          key={role}
          htmlFor={`${boxId}-${role}`}
          className="flex items-start gap-3 py-1 pointer-coarse:py-2.5"
        >
          <CheckboxBox
            id={`${boxId}-${role}`}
            name="roles"
            value={role}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : errorId}
          />
          <span className="min-w-0">{roleName(role)}</span>
        </label>
      ))}
      {problem !== undefined && (
        <p id={errorId} className="text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
