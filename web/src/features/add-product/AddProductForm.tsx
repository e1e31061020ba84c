import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { Alert, Button, FileButton, NativeSelect, Stack, Tabs, Textarea, TextInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import {
  type ProductProblem,
  type ProductSource,
  type ProductValues,
  productProblem,
  productRequest,
  productSources,
} from './validate-product.ts';

interface AddProductFormProps {
  source: ProductSource;
  onSource(source: ProductSource): void;
  address: string;
  marketplaces: Marketplace[];
  onAdded(card: Card): void;
}

export function AddProductForm({ source, onSource, address, marketplaces, onAdded }: AddProductFormProps) {
  const { t } = useTranslation(['listing', 'common']);
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  const [entered, setEntered] = useState<Omit<ProductValues, 'source'>>({
    address,
    html: '',
    text: '',
    marketplace: 'generic',
  });
  const [problem, setProblem] = useState<ProductProblem | null>(null);
  const values: ProductValues = { ...entered, source };
  const add = useMutation({
    mutationFn: () => post<Card>('/cards', productRequest(values)),
    onSuccess: (card) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.cards });
      onAdded(card);
    },
  });

  const enter = (change: Partial<ProductValues>) => {
    setProblem(null);
    setEntered((current) => ({ ...current, ...change }));
  };
  const readFile = (file: File | null) => {
    file
      ?.text()
      .then((html) => enter({ html }))
      .catch(() => setProblem({ field: 'html', key: 'fileUnreadable' }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = productProblem(values);
    setProblem(found);
    if (found === null) add.mutate();
  };
  const errorOf = (field: ProductSource) =>
    problem?.field === field ? t(`add.errors.${problem.key}`, { max: problem.max ?? 0 }) : null;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Tabs value={source} onChange={(value) => onSource(value as ProductSource)}>
          <Tabs.List mb="md">
            {productSources.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`add.tabs.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="address">
            <TextInput
              type="url"
              inputMode="url"
              size="md"
              label={t('add.address.label')}
              placeholder={t('add.address.placeholder')}
              value={values.address}
              onChange={(event) => enter({ address: event.currentTarget.value })}
              error={errorOf('address')}
            />
          </Tabs.Panel>
          <Tabs.Panel value="html">
            <Stack gap="sm">
              <Textarea
                label={t('add.html.label')}
                description={t('add.html.hint')}
                rows={10}
                spellCheck={false}
                value={values.html}
                onChange={(event) => enter({ html: event.currentTarget.value })}
                error={errorOf('html')}
              />
              <FileButton accept="text/html,.html,.htm,.mhtml" onChange={readFile}>
                {(props) => (
                  <Button
                    {...props}
                    variant="default"
                    leftSection={<IconFileUpload size={16} />}
                    style={{ alignSelf: 'start' }}
                  >
                    {t('add.html.file')}
                  </Button>
                )}
              </FileButton>
              <TextInput
                type="url"
                label={t('add.html.source')}
                placeholder={t('add.address.placeholder')}
                value={values.address}
                onChange={(event) => enter({ address: event.currentTarget.value })}
                error={errorOf('address')}
              />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="text">
            <Textarea
              label={t('add.text.label')}
              description={t('add.text.hint')}
              placeholder={t('add.text.placeholder')}
              rows={10}
              value={values.text}
              onChange={(event) => enter({ text: event.currentTarget.value })}
              error={errorOf('text')}
            />
          </Tabs.Panel>
        </Tabs>
        <NativeSelect
          label={t('add.marketplace')}
          value={values.marketplace}
          data={marketplaces.map((value) => ({ value, label: t(`common:marketplaces.${value}`) }))}
          onChange={(event) => enter({ marketplace: event.currentTarget.value as Marketplace })}
          maw={320}
        />
        {add.isError && (
          <Alert color="red" variant="light" role="alert">
            {messageOf(add.error, t('add.errors.failed'))}
          </Alert>
        )}
        <Button type="submit" size="md" loading={add.isPending} style={{ alignSelf: 'start' }}>
          {t('add.submit')}
        </Button>
      </Stack>
    </form>
  );
}
