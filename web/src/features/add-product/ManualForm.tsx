import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormError } from './FormError.tsx';
import { MarketplaceSelect } from './MarketplaceSelect.tsx';
import {
  emptyManual,
  type ManualProblems,
  type ManualValues,
  manualListing,
  manualProblems,
} from './manual-listing.ts';
import type { Measured, StartMeasuring } from './measuring.ts';
import { useAddCard } from './use-add-card.ts';
import { useKept } from './use-kept.ts';

interface ManualFormProps {
  marketplaces: Marketplace[];
  startMeasuring: StartMeasuring;
  onAdded(card: Card): void;
}

const empty = { ...emptyManual, marketplace: 'generic' as Marketplace };
const availabilities = [
  { value: '', key: 'unknown' },
  { value: 'in_stock', key: 'inStock' },
  { value: 'out_of_stock', key: 'outOfStock' },
  { value: 'preorder', key: 'preorder' },
] as const;

/** A listing typed by hand, counted against the marketplace's limits and scored as it grows. */
export function ManualForm({ marketplaces, startMeasuring, onAdded }: ManualFormProps) {
  const { t } = useTranslation('add');
  const form = useRef<HTMLFormElement>(null);
  const [values, keep] = useKept('manual', empty);
  const [problems, setProblems] = useState<ManualProblems>({});
  const measured = useMeasured(values, startMeasuring);
  const add = useAddCard((card) => {
    keep(empty);
    onAdded(card);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = manualProblems(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) add.mutate({ listing: manualListing(values), marketplace: values.marketplace });
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const field = (name: keyof ManualValues) => {
    const problem = problems[name];
    return {
      name,
      value: values[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        if (problem !== undefined) setProblems({ ...problems, [name]: undefined });
        keep({ ...values, [name]: event.currentTarget.value });
      },
      error:
        problem === undefined
          ? null
          : t(`errors.${problem.key}`, {
              line: 'line' in problem ? problem.line : '',
              max: 'max' in problem ? problem.max : 0,
            }),
    };
  };
  const counted = (name: 'title' | 'description' | 'bullets' | 'keywords', hint?: string) => {
    const counter = measured?.counters[name];
    if (counter === undefined || counter.length === 0) return hint;
    const { length, max, unit } = counter;
    const count = max === null ? t(`manual.${unit}Only`, { length }) : t(`manual.${unit}`, { length, max });
    const over = max !== null && length > max ? ` · ${t('manual.over', { over: length - max })}` : '';
    return [hint, `${count}${over}`].filter(Boolean).join(' · ');
  };
  return (
    <form noValidate onSubmit={submit} ref={form}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('manual.lead')}
        </Text>
        <MarketplaceSelect
          value={values.marketplace}
          choices={marketplaces}
          onChange={(marketplace) => keep({ ...values, marketplace })}
        />
        <TextInput label={t('manual.title')} description={counted('title')} required {...field('title')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t('manual.brand')} {...field('brand')} />
          <TextInput label={t('manual.category')} {...field('category')} />
        </SimpleGrid>
        <Textarea
          label={t('manual.description')}
          description={counted('description')}
          autosize
          minRows={4}
          maxRows={14}
          {...field('description')}
        />
        <Textarea
          label={t('manual.bullets')}
          description={counted('bullets', t('manual.bulletsHint'))}
          autosize
          minRows={3}
          maxRows={10}
          {...field('bullets')}
        />
        <Textarea
          label={t('manual.specifications')}
          description={t('manual.specificationsHint')}
          placeholder={t('manual.specificationsPlaceholder')}
          autosize
          minRows={3}
          maxRows={14}
          {...field('specifications')}
        />
        <TextInput
          label={t('manual.keywords')}
          description={counted('keywords', t('manual.keywordsHint'))}
          {...field('keywords')}
        />
        <SimpleGrid cols={{ base: 2, sm: 3 }}>
          <TextInput label={t('manual.price')} inputMode="decimal" {...field('price')} />
          <TextInput label={t('manual.currency')} placeholder="EUR" maxLength={3} {...field('currency')} />
          <NativeSelect
            label={t('manual.availability')}
            data={availabilities.map(({ value, key }) => ({ value, label: t(`manual.${key}`) }))}
            {...field('availability')}
          />
          <TextInput label={t('manual.sku')} {...field('sku')} />
          <TextInput label={t('manual.gtin')} inputMode="numeric" {...field('gtin')} />
          <TextInput label={t('manual.mpn')} {...field('mpn')} />
        </SimpleGrid>
        {measured !== null && values.title.trim() !== '' && (
          <Text size="sm" className="tabular">
            {t('manual.score', { score: measured.total })}
            {measured.blockers > 0 && ` ${t('manual.blockers', { count: measured.blockers })}`}
          </Text>
        )}
        <FormError error={add.error} />
        <BusyButton type="submit" size="md" isBusy={add.isPending} style={{ alignSelf: 'start' }}>
          {t('submit')}
        </BusyButton>
      </Stack>
    </form>
  );
}

/** Counts and score of what is in the form, from the engine in its worker. */
function useMeasured(values: typeof empty, start: StartMeasuring): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const engine = useRef<ReturnType<StartMeasuring> | null>(null);
  useEffect(() => {
    engine.current = start(setMeasured);
    return () => {
      engine.current?.close();
      engine.current = null;
    };
  }, [start]);
  useEffect(() => {
    const { marketplace, ...typed } = values;
    engine.current?.measure({ listing: manualListing(typed), images: [], marketplace });
  }, [values]);
  return measured;
}
