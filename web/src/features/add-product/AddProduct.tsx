import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './AddressForm.tsx';
import { FileImport } from './FileImport.tsx';
import { ManualForm } from './ManualForm.tsx';
import type { StartMeasuring } from './measuring.ts';
import { PasteForm } from './PasteForm.tsx';
import { type ProductSource, productSources } from './product-request.ts';
import { useAddressImport } from './use-address-import.ts';

interface AddProductProps {
  source: ProductSource;
  onSource(source: ProductSource): void;
  /** The address to start with; empty when there is none. */
  address: string;
  marketplaces: Marketplace[];
  startMeasuring: StartMeasuring;
  onAdded(card: Card): void;
}

/** The four ways to bring in a product. What was typed in one stays while another is looked at. */
export function AddProduct({ source, onSource, address, marketplaces, startMeasuring, onAdded }: AddProductProps) {
  const { t } = useTranslation('add');
  // Here, because the work goes on while another way is looked at.
  const addresses = useAddressImport(address, onAdded);
  return (
    <Tabs value={source} onChange={(value) => onSource(value as ProductSource)} keepMounted={false}>
      <Tabs.List mb="lg">
        {productSources.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="address">
        <AddressForm work={addresses} marketplaces={marketplaces} />
      </Tabs.Panel>
      <Tabs.Panel value="paste">
        <PasteForm address={address} marketplaces={marketplaces} onAdded={onAdded} />
      </Tabs.Panel>
      <Tabs.Panel value="file">
        <FileImport marketplaces={marketplaces} />
      </Tabs.Panel>
      <Tabs.Panel value="manual">
        <ManualForm marketplaces={marketplaces} startMeasuring={startMeasuring} onAdded={onAdded} />
      </Tabs.Panel>
    </Tabs>
  );
}
