import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense } from 'react';
import { useSignedIn } from '../lib/use-signed-in.ts';

const NoticeList = lazy(() => import('./NoticeList.tsx').then((module) => ({ default: module.NoticeList })));

/** Notices are made by what sellers do: a guest's first page does not wait for the code that shows them. */
export function Notices() {
  const isSignedIn = useSignedIn();
  const { notifications } = useNotifications();
  if (!isSignedIn && notifications.length === 0) return null;
  return (
    <Suspense>
      <NoticeList />
    </Suspense>
  );
}
