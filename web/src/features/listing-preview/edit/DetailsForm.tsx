import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailName } from '../../../lib/product-details.ts';
import type { Details } from './use-details.ts';

const availabilities = ['in_stock', 'out_of_stock', 'preorder'] as const;

/** Fields for brand, category, price and product codes. */
export function DetailsForm({ details }: { details: Details }) {
  const { t } = useTranslation(['add', 'listing']);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { values, problems, change, leave } = details;
  const field = (name: DetailName) => {
    const problem = problems[name];
    return {
      name,
      value: values[name],
      onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
      onBlur: () => leave(name),
      error: problem && t(`errors.${problem.key}`, { max: 'max' in problem ? problem.max : 0 }),
    };
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mb="md">
        <TextInput ref={first} label={t('manual.brand')} {...field('brand')} />
        <TextInput label={t('manual.category')} {...field('category')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 3 }}>
        <TextInput label={t('manual.price')} inputMode="decimal" {...field('price')} />
        <TextInput label={t('manual.currency')} placeholder="EUR" maxLength={3} {...field('currency')} />
        <NativeSelect
          label={t('manual.availability')}
          data={[
            { value: '', label: t('manual.unknown') },
            ...availabilities.map((value) => ({ value, label: t(`listing:availability.${value}`) })),
          ]}
          {...field('availability')}
        />
        <TextInput label={t('manual.sku')} {...field('sku')} />
        <TextInput label={t('manual.gtin')} inputMode="numeric" {...field('gtin')} />
        <TextInput label={t('manual.mpn')} {...field('mpn')} />
        <TextInput label="ASIN" {...field('asin')} />
      </SimpleGrid>
    </>
  );
}
