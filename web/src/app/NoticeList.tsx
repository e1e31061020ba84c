import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

export function NoticeList() {
  return <Notifications position="bottom-right" limit={4} />;
}
