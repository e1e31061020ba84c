import { TasksList } from '../../features/tasks/TasksList.tsx';
import { ownTimeZone } from '../../lib/time-zone.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function TasksPage() {
  return (
    <PageFrame width={880}>
      <TasksList timezone={ownTimeZone()} />
    </PageFrame>
  );
}
