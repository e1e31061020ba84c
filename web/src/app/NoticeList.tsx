import '@mantine/notifications/styles.layer.css';
import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

export function NoticeList() {
  const { t } = useTranslation();
  // The library puts a button without a name on each.
  const closeButtonProps = { 'aria-label': t('actions.close') };
  return (
    <MantineThemeProvider inherit theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}>
      <Notifications position="bottom-right" limit={4} />
    </MantineThemeProvider>
  );
}
