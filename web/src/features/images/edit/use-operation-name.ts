import type { ImageOperation } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { useTranslation } from 'react-i18next';

/** The name of an operation, for a card of this marketplace. */
export function useOperationName(marketplace: Marketplace): (operation: ImageOperation) => string {
  const { t } = useTranslation('images');
  return (operation) =>
    operation === 'resize' && marketplace === 'generic'
      ? t('edit.sizeForAny')
      : t(`edit.operations.${operation}`, { marketplace: marketplaceNames[marketplace] });
}
