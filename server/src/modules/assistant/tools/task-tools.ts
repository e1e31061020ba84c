import type { Task } from '@cardwright/contract/tasks';
import { tool } from 'ai';
import { toolInputs } from '../tool-types.ts';
import type { ToolContext, Tools } from './tool-context.ts';

const longestTitle = 120;

/** Instructions that are carried out by a schedule. */
export function createTaskTools(context: ToolContext): Tools {
  const { run, tasks, userId } = context;
  if (tasks === undefined) return {};
  const all = () => tasks.list(userId, { limit: 100 });
  return {
    schedule_task: tool({
      description:
        'Schedule an instruction that the assistant carries out by itself, such as every Monday at 9. Each run has its own chat.',
      inputSchema: toolInputs.schedule_task,
      execute: ({ instruction, schedule, timezone = 'UTC', card_ids = [] }, options) =>
        run('schedule_task', 'Schedule the task', options, async (step) => {
          const title = instruction.replace(/\s+/g, ' ').trim().slice(0, longestTitle).toWellFormed();
          const task = await tasks.create(userId, {
            title,
            instruction,
            schedule,
            timezone,
            card_ids,
            enabled: true,
            notify: true,
          });
          step.detail(task.title);
          return shown(task);
        }),
    }),
    list_tasks: tool({
      description: "List the seller's scheduled tasks.",
      inputSchema: toolInputs.list_tasks,
      execute: (_, options) =>
        run('list_tasks', 'Look up your tasks', options, async () => ({ tasks: (await all()).items.map(shown) })),
    }),
    cancel_task: tool({
      description: 'Cancel a scheduled task, named by its id or by words of its title.',
      inputSchema: toolInputs.cancel_task,
      execute: ({ task_id, query }, options) =>
        run('cancel_task', 'Cancel the task', options, async () => {
          const { items } = await all();
          const words = query?.toLowerCase() ?? '';
          const fitting = items.filter((task) =>
            task_id === undefined
              ? `${task.title} ${task.instruction}`.toLowerCase().includes(words)
              : task.id === task_id,
          );
          const [task] = fitting;
          if (task === undefined || fitting.length > 1)
            return {
              error:
                task === undefined
                  ? { code: 'not_found', message: 'There is no such scheduled task.' }
                  : { code: 'conflict', message: 'Several tasks fit. Tell me a few words of the one you mean.' },
            };
          await tasks.remove(userId, task.id);
          return { task_id: task.id, title: task.title };
        }),
    }),
  };
}

const shown = ({ id, title, instruction, schedule, timezone, enabled, next_run_at }: Task) => ({
  task_id: id,
  title,
  instruction,
  schedule,
  timezone,
  enabled,
  next_run_at,
});
