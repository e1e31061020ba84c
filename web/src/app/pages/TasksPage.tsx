import { TasksList } from '../../features/tasks/TasksList.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function TasksPage() {
  return (
    <PageFrame width={880}>
      <TasksList timezone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
    </PageFrame>
  );
}
