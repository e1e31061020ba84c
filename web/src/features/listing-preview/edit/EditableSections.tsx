import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLanguage, useTextAttributes } from '../../../ui/text-language.ts';
import sections from '../ListingSections.module.css';
import { LongText } from '../LongText.tsx';
import { sentencesIn } from '../review/text-pieces.ts';
import { DetailsSection } from './DetailsSection.tsx';
import { EditableSection } from './EditableSection.tsx';
import { useEditing, useEditorState } from './editing.tsx';
import { FactText } from './FactText.tsx';
import { GrowingText } from './GrowingText.tsx';
import { BulletsSection, KeywordsSection, SpecificationsSection } from './ListSections.tsx';
import { MarkedDescription } from './MarkedDescription.tsx';
import { ProtectedTexts } from './ProtectedTexts.tsx';
import { useFacts } from './use-facts.ts';

/** Pixels of a description before "View more": two to three screens of reading on a phone. */
const longestDescription = 1_200;

function TitleSection() {
  const { t } = useTranslation('listing');
  const { editor } = useEditing();
  const title = useEditorState((state) => state.draft.title);
  const [isEditing, setIsEditing] = useState(false);
  const factsAt = useFacts('title');
  const text = useTextAttributes();
  return (
    <EditableSection
      section="title"
      isEmpty={title === ''}
      isEditing={isEditing}
      onEditing={setIsEditing}
      editor={
        <GrowingText
          label={t('sections.title')}
          value={title}
          isOneLine
          hasFocus
          onChange={(text) => editor.change('title', text)}
        />
      }
    >
      <Text fz="xl" fw={600} lh={1.4} className={sections.wrap ?? ''} {...text}>
        <FactText text={title} facts={factsAt('title')} />
      </Text>
    </EditableSection>
  );
}

function DescriptionSection() {
  const { t } = useTranslation('listing');
  const { editor } = useEditing();
  const description = useEditorState((state) => state.draft.description);
  const [isEditing, setIsEditing] = useState(false);
  const factsAt = useFacts('description');
  return (
    <EditableSection
      section="description"
      isEmpty={description === ''}
      isEditing={isEditing}
      onEditing={setIsEditing}
      editor={
        <GrowingText
          label={t('sections.description')}
          value={description}
          hasFocus
          rows={6}
          onChange={(text) => editor.change('description', text)}
        />
      }
      below={description !== '' && <ProtectedTexts kind="sentences" texts={() => sentencesIn(description)} />}
    >
      <LongText maxHeight={longestDescription}>
        <MarkedDescription text={description} facts={factsAt('description')} />
      </LongText>
    </EditableSection>
  );
}

/** The card's listing, section by section, each edited in its place. */
export function EditableSections() {
  const language = useEditorState((state) => state.draft.language);
  return (
    <TextLanguage value={language}>
      <div className={sections.sections}>
        <TitleSection />
        <DetailsSection />
        <BulletsSection />
        <DescriptionSection />
        <SpecificationsSection />
        <KeywordsSection />
      </div>
    </TextLanguage>
  );
}
