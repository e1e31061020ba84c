import { useNotifications } from '@mantine/notifications';
import { useSignedIn } from '../lib/use-signed-in.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const NoticeList = lazyPart(() => import('./NoticeList.tsx').then((module) => module.NoticeList));

/** Only what sellers do makes notices, so a guest's first page does not wait for the code that shows them. */
export function Notices() {
  const isSignedIn = useSignedIn();
  const { notifications } = useNotifications();
  if (!isSignedIn && notifications.length === 0) return null;
  return (
    <LazyPart>
      <NoticeList />
    </LazyPart>
  );
}
