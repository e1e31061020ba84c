import { z } from 'zod';
import { runStatusSchema } from './chats.ts';
import { idSchema, listQuerySchema, pageOf, timeSchema, writtenText } from './common.ts';

const titleSchema = writtenText('Please enter a title').max(120, 'Please use at most 120 characters');
const instructionSchema = writtenText('Please say what to do').max(4000, 'Please use at most 4,000 characters');
/** One chat is started for each card. */
const cardIdsSchema = z.array(idSchema).max(10, 'Please choose at most 10 cards');
export const scheduleForm = 'Please use five fields, such as 0 9 * * 1 for every Monday at 9:00';
/** Cron, five fields. */
const scheduleSchema = z.string().trim().min(9, scheduleForm).max(100, 'Please use at most 100 characters');
/** IANA name. */
const timezoneSchema = z.string().min(1).max(60);

export const taskSchema = z.object({
  id: idSchema,
  title: z.string(),
  instruction: z.string(),
  card_ids: z.array(idSchema),
  schedule: z.string(),
  timezone: z.string(),
  enabled: z.boolean(),
  /** Send an e-mail about each run; true when left out. */
  notify: z.boolean().optional(),
  /** Titles of its cards; one that was deleted is missing. */
  cards: z.array(z.object({ id: idSchema, title: z.string() })).optional(),
  /** Switched on, but above the number that a smaller plan allows: it does not run until there is room. */
  paused: z.boolean().optional(),
  /** Null while it is switched off. */
  next_run_at: timeSchema.nullable(),
  /** Chat null: it was deleted, or the run could not start. */
  last_run: z
    .object({
      at: timeSchema,
      status: runStatusSchema,
      chat_id: idSchema.nullable(),
      /** Why it could not start, for a person; null or left out: it started, or its chat gives the reason. */
      error: z.string().nullable().optional(),
    })
    .nullable(),
});
export type Task = z.infer<typeof taskSchema>;
export const taskPageSchema = pageOf(taskSchema);
export const tasksQuerySchema = listQuerySchema;

/** One time that a task was carried out, or should have been. */
export const taskRunSchema = z.object({
  id: idSchema,
  /** When it was begun; of a missed run, later than the schedule says. */
  at: timeSchema,
  /** Asked for by the seller, not by the schedule. */
  by_hand: z.boolean(),
  /** `queued`: it waits for one of the places that the plan has. */
  status: runStatusSchema,
  finished_at: timeSchema.nullable(),
  /** What its turns and their steps have cost, in credits. */
  cost_credits: z.number().int(),
  /** Why it, or a part of it, was not done; null when its chat gives the reason. */
  error: z.string().nullable(),
  /** Chat null: it was deleted. Card null: the task names none. */
  chats: z.array(z.object({ chat_id: idSchema.nullable(), card_id: idSchema.nullable() })),
});
export type TaskRun = z.infer<typeof taskRunSchema>;
export const taskRunPageSchema = pageOf(taskRunSchema);

export const nextRunsQuerySchema = z.object({ schedule: scheduleSchema, timezone: timezoneSchema });
/** At most three; fewer when the schedule has no more. */
export const nextRunsSchema = z.object({ next_runs: z.array(timeSchema) });
export type NextRuns = z.infer<typeof nextRunsSchema>;

export const createTaskRequestSchema = z.strictObject({
  title: titleSchema,
  instruction: instructionSchema,
  card_ids: cardIdsSchema.default([]),
  schedule: scheduleSchema,
  timezone: timezoneSchema,
  enabled: z.boolean().default(true),
  notify: z.boolean().default(true),
});
export type CreateTaskRequest = z.infer<typeof createTaskRequestSchema>;

export const patchTaskRequestSchema = z.strictObject({
  title: titleSchema.optional(),
  instruction: instructionSchema.optional(),
  card_ids: cardIdsSchema.optional(),
  schedule: scheduleSchema.optional(),
  timezone: timezoneSchema.optional(),
  enabled: z.boolean().optional(),
  notify: z.boolean().optional(),
});
export type PatchTaskRequest = z.infer<typeof patchTaskRequestSchema>;
