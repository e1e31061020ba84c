import type { Export } from '@cardwright/contract/exports';
import { Button, type ButtonVariant } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Opens the file of an export in a new tab; nothing while there is no file. */
export function DownloadLink({ item, variant = 'filled' }: { item: Export | undefined; variant?: ButtonVariant }) {
  const { t } = useTranslation('common');
  if (item?.status !== 'done' || item.file_url === null) return null;
  return (
    <Button
      component="a"
      href={item.file_url}
      target="_blank"
      rel="noopener"
      size="xs"
      variant={variant}
      leftSection={<IconDownload size={14} />}
    >
      {t('actions.download')}
    </Button>
  );
}
