import { marketplaceIds } from '@cardwright/contract/marketplace-ids';
import { Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AddProduct } from '../../features/add-product/AddProduct.tsx';
import { sourceOf } from '../../features/add-product/product-request.ts';
import { startEngine } from '../../features/listing-preview/engine/start-engine.ts';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function AddProductPage() {
  const { t } = useTranslation('add');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const address = params.get('address') ?? '';
  // Whoever has gone elsewhere while a product was read stays there, and finds it in the library.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (
    <PageFrame width={880}>
      <Text c="dimmed" mb="md" maw="65ch">
        {t('lead')}
      </Text>
      <Paper withBorder radius="lg" p={{ base: 'md', sm: 'xl' }}>
        <AddProduct
          source={sourceOf(params.get('from'))}
          onSource={(source) => setParams({ from: source, ...(address === '' ? {} : { address }) }, { replace: true })}
          address={address}
          marketplaces={[...marketplaceIds]}
          startMeasuring={startEngine}
          onAdded={(card) => {
            if (isOpen.current) navigate(paths.listingPreview(card.id));
          }}
        />
      </Paper>
    </PageFrame>
  );
}
