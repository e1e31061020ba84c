import { z } from 'zod';
import { runStatusSchema } from './chats.ts';
import { idSchema, timeSchema } from './common.ts';

/** The work that is not paid with `credits` but with credits of its own. */
const otherCreditsSchema = z.enum(['image_credits', 'scoring_credits']);

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
      /** Credits that the step costs when it succeeds; 0 or left out when it costs none. */
      credits: z.number().int().optional(),
      /** Credits that were really charged for it; left out while there are none. */
      charged: z.number().int().optional(),
      /** Which credits these are; left out when they are `credits`. */
      feature: otherCreditsSchema.optional(),
      /** Its result asks the seller something. */
      asks: z.boolean().optional(),
      /** Skipped because everything was already as requested. */
      unchanged: z.boolean().optional(),
    }),
  ),
  /** While the turn runs: what it will cost with its steps. Afterwards: what was charged. */
  cost: z.object({
    credits: z.number().int(),
    /** What has been charged so far, the turn and its steps together. */
    charged: z.number().int().optional(),
    /** What is held for work that is still running. */
    held: z.number().int().optional(),
    /** The same for other kinds of credits that the turn uses; left out when it uses none. */
    others: z
      .array(
        z.object({
          feature: otherCreditsSchema,
          credits: z.number().int(),
          charged: z.number().int(),
          held: z.number().int(),
        }),
      )
      .optional(),
  }),
  status: runStatusSchema.nullable().optional(),
  started_at: timeSchema.nullable().optional(),
  finished_at: timeSchema.nullable().optional(),
  /** The assistant has asked something, and goes on when the seller has answered. */
  waiting_for_you: z.boolean().optional(),
});
export type Plan = z.infer<typeof planSchema>;
export type PlanStep = Plan['steps'][number];
export type OtherCredits = z.infer<typeof otherCreditsSchema>;

/** Name of the only event on `GET /chats/{id}/plan/stream`; its data is a whole plan. */
export const planUpdateEvent = 'plan_update';
