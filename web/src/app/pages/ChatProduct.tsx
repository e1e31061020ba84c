import { CloseButton, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { ProductPanel } from '../../features/listing-preview/ProductPanel.tsx';
import { SideSheet } from '../../ui/SideSheet.tsx';
import { setProductOpen, useAppContext } from '../app-context.ts';
import { productPanelId } from '../layouts/Header.tsx';
import classes from './ChatPage.module.css';

/** The chat's product: beside the conversation on wide screens, a drawer on narrow ones; the header's toggle opens it. */
export function ChatProduct({ cardId }: { cardId: string }) {
  const { t } = useTranslation('listing');
  const isOpen = useAppContext((context) => context.isProductOpen);
  const isNarrow = useMediaQuery('(max-width: 68em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const close = () => setProductOpen(false);
  if (isNarrow) {
    return (
      <SideSheet
        id={productPanelId}
        opened={isOpen}
        onClose={close}
        position="right"
        size={320}
        title={t('product.title')}
        closeButtonProps={{ 'aria-label': t('product.close') }}
      >
        <ProductPanel cardId={cardId} />
      </SideSheet>
    );
  }
  if (!isOpen) return null;
  return (
    <aside id={productPanelId} className={classes.product} aria-label={t('product.title')}>
      <div className={classes.productHead}>
        <Title order={2} fz="sm">
          {t('product.title')}
        </Title>
        <CloseButton size="sm" aria-label={t('product.close')} onClick={close} />
      </div>
      <ProductPanel cardId={cardId} />
    </aside>
  );
}
