import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { Button, FileButton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { WorkPrice } from '../../ui/WorkPrice.tsx';
import { FormError } from './FormError.tsx';
import { MarketplaceSelect } from './MarketplaceSelect.tsx';
import { isPage, pasteProblem, pasteRequest } from './product-request.ts';
import { useAddCard } from './use-add-card.ts';
import { useKept } from './use-kept.ts';

interface PasteFormProps {
  address: string;
  marketplaces: Marketplace[];
  onAdded(card: Card): void;
}

const empty = { text: '', marketplace: 'generic' as Marketplace };

/** A saved page or the text of a listing, pasted into one field; which of the two is recognised. */
export function PasteForm({ address: startAddress, marketplaces, onAdded }: PasteFormProps) {
  const { t } = useTranslation('add');
  const box = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useKept('paste', empty);
  const [address, setAddress] = useState(startAddress);
  const [problem, setProblem] = useState<ReturnType<typeof pasteProblem> | { key: 'fileUnreadable' }>(null);
  const { text, marketplace } = kept;
  const page = isPage(text);
  const add = useAddCard((card) => {
    keep({ ...kept, text: '' });
    onAdded(card);
  });
  const enter = (next: string) => {
    setProblem(null);
    keep({ ...kept, text: next });
  };
  const readFile = (file: File | null) => {
    file?.text().then(enter, () => setProblem({ key: 'fileUnreadable' }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = pasteProblem(text, address);
    setProblem(found);
    if (found === null) add.mutate(pasteRequest(text, address, marketplace));
    else if (found !== 'address') box.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          ref={box}
          label={t('paste.label')}
          description={t('paste.hint')}
          placeholder={t('paste.placeholder')}
          rows={10}
          value={text}
          onChange={(event) => enter(event.currentTarget.value)}
          error={
            problem === null || problem === 'address'
              ? null
              : t(`errors.${problem.key}`, { max: 'max' in problem ? problem.max : 0, list: '' })
          }
        />
        <Text size="sm" c="dimmed" role="status">
          {text.trim() === '' ? '' : t(`paste.kind.${page ? 'html' : 'text'}`)}
        </Text>
        <FileButton accept="text/html,text/plain,.html,.htm,.mhtml,.txt" onChange={readFile}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileUpload size={16} />}
              style={{ alignSelf: 'start' }}
            >
              {t('paste.file')}
            </Button>
          )}
        </FileButton>
        {page && (
          <TextInput
            type="url"
            label={t('paste.source')}
            placeholder={t('address.placeholder')}
            value={address}
            onChange={(event) => {
              setProblem(null);
              setAddress(event.currentTarget.value);
            }}
            error={problem === 'address' ? t('errors.addressInvalid') : null}
          />
        )}
        <MarketplaceSelect
          value={marketplace}
          choices={marketplaces}
          onChange={(next) => keep({ ...kept, marketplace: next })}
        />
        <FormError error={add.error} />
        <BusyButton type="submit" size="md" isBusy={add.isPending} style={{ alignSelf: 'start' }}>
          {t('submit')}
          <WorkPrice work="import" />
        </BusyButton>
      </Stack>
    </form>
  );
}
