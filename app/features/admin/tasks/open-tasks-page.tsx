import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { LeaveConsole } from '#app/features/admin/leave-console.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { adminTasksQueries } from './admin-tasks.queries.ts'
import { TaskRow } from './task-row.tsx'

const names = { all: m.admin_today_all, mine: m.admin_today_mine }

/** The open tasks, the most urgent first: all, or those of the person. */
export function OpenTasksPage() {
  const { data } = useSuspenseQuery(adminTasksQueries.open())
  const [shown, setShown] = useState<'all' | 'mine'>('all')
  const tasks = data.tasks.filter(({ assignee }) => shown === 'all' || assignee?.isMe)
  return (
    <AdminPage title={m.admin_today()} description={m.admin_today_text()}>
      <div>
        <SegmentedControl
          label={m.admin_today_shown()}
          value={shown}
          segments={(['all', 'mine'] as const).map((value) => ({
            value,
            label: names[value](),
            text: names[value](),
          }))}
          onChange={setShown}
        />
      </div>
      <p role="status" className="text-ink-muted text-sm">
        {m.admin_today_count({ count: tasks.length })}
      </p>
      <ul className="flex flex-col gap-3">
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} />
          </li>
        ))}
      </ul>
      <LeaveConsole />
    </AdminPage>
  )
}
