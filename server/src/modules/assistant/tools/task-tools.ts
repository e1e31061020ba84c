import type { Task } from '@cardwright/contract/tasks';
import { tool } from 'ai';
import { summaryOf } from '../tool-results.ts';
import { toolInputs } from '../tool-types.ts';
import type { ToolContext, Tools } from './tool-context.ts';

const longestTitle = 120;

/** Results are kept in the conversation for good. */
const mostChanges = 20;
const mostCharacters = 500;

/** Instructions that are carried out by a schedule, and what they ask for most. */
export function createTaskTools(context: ToolContext): Tools {
  const { run, tasks, cards, userId, runId } = context;
  const reimport = cards.reimportNow === undefined ? {} : { reimport_card: reimportTool(context, cards.reimportNow) };
  if (tasks === undefined) return reimport;
  const all = () => tasks.list(userId, { limit: 100 });
  const ownZone = context.timeZone ?? 'UTC';
  const scheduling: Tools = {
    schedule_task: tool({
      description:
        'Schedule an instruction that the assistant carries out by itself, such as every Monday at 9. Each run has its own chat.',
      inputSchema: toolInputs.schedule_task,
      execute: ({ task_id, instruction, schedule, timezone, card_ids }, options) =>
        run('schedule_task', 'Schedule the task', options, async (step) => {
          if (task_id !== undefined) {
            const before = (await all()).items.find(({ id }) => id === task_id);
            // A title that was made of the instruction goes with it.
            const title = before?.title === titleOf(before?.instruction ?? '') ? { title: titleOf(instruction) } : {};
            const changed = await tasks.change(userId, task_id, {
              schedule,
              ...(timezone === undefined ? {} : { timezone }),
              ...(before?.instruction === instruction ? {} : { instruction, ...title }),
              ...(card_ids === undefined ? {} : { card_ids }),
            });
            step.detail(changed.title);
            return { ...shown(changed), is_changed: true };
          }
          const task = await tasks.create(userId, {
            title: titleOf(instruction),
            instruction,
            schedule,
            timezone: timezone ?? ownZone,
            card_ids: card_ids ?? [],
            enabled: true,
            notify: true,
          });
          step.detail(task.title);
          const card_count = card_ids?.length ?? 0;
          return { ...shown(task), ...(card_count > 1 ? { card_count } : {}) };
        }),
    }),
  };
  return {
    ...reimport,
    // A task that makes tasks would do so at each of its times.
    ...(context.isScheduled === true ? {} : scheduling),
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
          await tasks.remove(userId, task.id, runId);
          return { task_id: task.id, title: task.title };
        }),
    }),
  };
}

type Reimport = NonNullable<ToolContext['cards']['reimportNow']>;

const reimportTool = (context: ToolContext, reimportNow: Reimport) =>
  tool({
    description:
      'Import the page of a card again and tell what it states differently than the last time. Fields that are locked or were changed since keep their values.',
    inputSchema: toolInputs.reimport_card,
    execute: ({ card_id }, options) =>
      context.runWithProgress('reimport_card', 'Import the page again', options, async (step) => {
        const { cards, userId, runId } = context;
        const found = await reimportNow(userId, card_id, {
          part_of: runId,
          signal: step.signal,
          onProgress: step.progress,
        });
        const card = await cards.get(userId, card_id);
        await context.onCard(card.id);
        context.showCard(step, card, { score_before: card.score });
        step.detail(found.length === 1 ? '1 field has changed' : `${found.length} fields have changed`);
        const cut = (text: string) => text.slice(0, mostCharacters).toWellFormed();
        const changes = found
          .slice(0, mostChanges)
          .map(({ before, after, ...change }) => ({ ...change, before: cut(before), after: cut(after) }));
        return { card: summaryOf(card), changes };
      }),
  });

function titleOf(instruction: string): string {
  const words = instruction.replace(/\s+/g, ' ').trim().slice(0, longestTitle).toWellFormed();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
