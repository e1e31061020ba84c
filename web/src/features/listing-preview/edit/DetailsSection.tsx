import { Loader, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ListingFacts } from '../ListingSections.tsx';
import { EditableFrame } from './EditableFrame.tsx';
import classes from './editing.module.css';
import { useEditing, useEditorState } from './editing.tsx';
import { SectionFlags } from './SectionFlags.tsx';
import { detailFields, useDetails } from './use-details.ts';

// The form and its texts are loaded when somebody edits.
const DetailsForm = lazyPart(async () => (await import('./DetailsForm.tsx')).DetailsForm);

/** Brand, price, category and product codes, edited in their place. */
export function DetailsSection() {
  const { t } = useTranslation('listing');
  const { editor } = useEditing();
  const draft = useEditorState((state) => state.draft);
  const [isEditing, setIsEditing] = useState(false);
  const details = useDetails();
  const form = useRef<HTMLDivElement>(null);
  const edit = () => setIsEditing(true);
  const finish = (by: 'button' | 'escape'): boolean => {
    const wrong = details.check();
    if (wrong !== null && by === 'button') {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return false;
    }
    details.forget();
    setIsEditing(false);
    for (const field of detailFields) editor.settle(field);
    return true;
  };
  return (
    <EditableFrame name={t('facts.title')} isEditing={isEditing} onEdit={edit} onDone={finish}>
      {isEditing ? (
        <div ref={form}>
          <LazyPart fallback={<Loader size="sm" />} onMissing={() => setIsEditing(false)}>
            <DetailsForm details={details} />
          </LazyPart>
        </div>
      ) : (
        <div className={classes.facts}>
          <ListingFacts listing={draft} missing={<Text c="dimmed">{t('missing.facts')}</Text>} />
        </div>
      )}
      {detailFields.map((field) => (
        <SectionFlags key={field} section={field} onEdit={edit} />
      ))}
    </EditableFrame>
  );
}
