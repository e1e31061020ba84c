import { notifications } from '@mantine/notifications';
import { ApiError } from './api-error.ts';

/** One notice for a failed action: what failed, and the server's reason if it gave one. */
export function showFailure(title: string, error: unknown): void {
  const reason = error instanceof ApiError ? error.message : '';
  notifications.show({ color: 'red', title, message: reason });
}
