import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { auditActions } from '#server/contract/audit.schema.ts'
import { actName } from './act-name.ts'
import type { AuditSearch } from './audit-search.ts'

/** A form that the browser itself sends: the filters stand in the address. */
export function AuditFilter({ search }: { search: AuditSearch }) {
  const actions = auditActions.map((action) => ({ value: action, label: actName(action) }))
  return (
    <form
      key={JSON.stringify(search)}
      method="get"
      noValidate
      action="/admin/audit"
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField
        name="action"
        label={m.admin_audit_action()}
        placeholder={m.admin_audit_all()}
        options={actions}
        defaultValue={search.action}
      />
      <TextField
        name="actor"
        label={m.admin_audit_actor_id()}
        defaultValue={search.actor}
        optionalMark={m.admin_optional()}
      />
      <TextField
        name="object"
        label={m.admin_audit_object_id()}
        defaultValue={search.object}
        optionalMark={m.admin_optional()}
      />
      <Button type="submit" variant="secondary">
        {m.admin_filter()}
      </Button>
    </form>
  )
}
