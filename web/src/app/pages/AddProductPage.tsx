import { Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AddProductForm } from '../../features/add-product/AddProductForm.tsx';
import { productSources } from '../../features/add-product/validate-product.ts';
import { marketplaceChoices } from '../../lib/marketplace-choices.ts';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function AddProductPage() {
  const { t } = useTranslation('listing');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const asked = params.get('from');
  const address = params.get('address') ?? '';
  return (
    <PageFrame width={760}>
      <Text c="dimmed" mb="md" maw="65ch">
        {t('add.lead')}
      </Text>
      <Paper withBorder radius="lg" p={{ base: 'md', sm: 'xl' }}>
        <AddProductForm
          source={productSources.find((source) => source === asked) ?? 'address'}
          onSource={(source) => setParams({ from: source, ...(address === '' ? {} : { address }) }, { replace: true })}
          address={address}
          marketplaces={marketplaceChoices()}
          onAdded={(card) => navigate(paths.listingPreview(card.id))}
        />
      </Paper>
    </PageFrame>
  );
}
