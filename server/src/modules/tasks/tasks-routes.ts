import { idSchema } from '@cardwright/contract/common';
import {
  createTaskRequestSchema,
  nextRunsQuerySchema,
  nextRunsSchema,
  patchTaskRequestSchema,
  taskPageSchema,
  taskRunPageSchema,
  taskRunSchema,
  taskSchema,
  tasksQuerySchema,
} from '@cardwright/contract/tasks';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import { requestIdOf } from '../../http/idempotency.ts';
import type { TasksService } from './tasks-service.ts';

const tags = ['tasks'];
const params = z.object({ id: idSchema });

export function tasksRoutes(app: HttpServer, tasks: TasksService): void {
  app.get(
    '/api/tasks',
    {
      schema: {
        tags,
        summary: 'Scheduled tasks, newest first',
        querystring: tasksQuerySchema,
        response: { 200: taskPageSchema },
      },
    },
    async (request) => tasks.list(currentUser(request).id, request.query),
  );
  app.post(
    '/api/tasks',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Schedule a task', body: createTaskRequestSchema, response: { 201: taskSchema } },
    },
    async (request, reply) => reply.code(201).send(await tasks.create(currentUser(request).id, request.body)),
  );
  app.patch(
    '/api/tasks/:id',
    { schema: { tags, summary: 'Change a task', params, body: patchTaskRequestSchema, response: { 200: taskSchema } } },
    async (request) => tasks.change(currentUser(request).id, request.params.id, request.body),
  );
  app.delete(
    '/api/tasks/:id',
    { schema: { tags, summary: 'Delete a task; its run ends, its chats stay', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await tasks.remove(currentUser(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/api/tasks/next-runs',
    {
      schema: {
        tags,
        summary: 'When a task with this schedule would run',
        querystring: nextRunsQuerySchema,
        response: { 200: nextRunsSchema },
      },
    },
    async (request) => tasks.nextRuns(request.query.schedule, request.query.timezone),
  );
  app.get(
    '/api/tasks/:id/runs',
    {
      schema: {
        tags,
        summary: 'Runs of a task, newest first',
        params,
        querystring: tasksQuerySchema,
        response: { 200: taskRunPageSchema },
      },
    },
    async (request) => tasks.history(currentUser(request).id, request.params.id, request.query),
  );
  app.post(
    '/api/tasks/:id/run',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Run a task now', params, response: { 202: taskRunSchema } },
    },
    async (request, reply) =>
      reply.code(202).send(await tasks.runNow(currentUser(request).id, request.params.id, requestIdOf(request))),
  );
}
