import { z } from 'zod';
import { idSchema, timeSchema } from './common.ts';

export const stepStatusSchema = z.enum(['pending', 'in_progress', 'done', 'failed', 'skipped']);

/** The task plan of a run: steps change by what the executor does, never by what a model says. */
export const planSchema = z.object({
  run_id: idSchema.nullable(),
  steps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: stepStatusSchema,
      detail: z.string().nullable(),
      started_at: timeSchema.nullable(),
      finished_at: timeSchema.nullable(),
      /** Credits that the step takes when it succeeds; left out when it takes none. */
      credits: z.number().int().optional(),
    }),
  ),
  /** While the turn goes on: what it will take with its steps. Afterwards: what was charged. */
  cost: z.object({ credits: z.number().int() }),
});
export type Plan = z.infer<typeof planSchema>;
export type PlanStep = Plan['steps'][number];

/** Name of the only event on `GET /chats/{id}/plan/stream`; its data is a whole plan. */
export const planUpdateEvent = 'plan_update';
