import type { ListingSection } from '@cardwright/listing/listing';
import { Badge, Button, Group, Loader, Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useTextAttributes } from '../../../ui/text-language.ts';
import sections from '../ListingSections.module.css';
import { EditableSection } from './EditableSection.tsx';
import { useEditorState } from './editing.tsx';
import { FactText } from './FactText.tsx';
import { ProtectedTexts } from './ProtectedTexts.tsx';
import { useFacts } from './use-facts.ts';

// Sorting by drag and keyboard is loaded when somebody edits a list.
const RowsEditor = lazyPart(async () => (await import('./RowsEditor.tsx')).RowsEditor);

/** Rows of the specifications before "View more"; hidden ones are printed all the same. */
const shortListLength = 8;

interface ListSectionProps {
  section: Extract<ListingSection, 'bullets' | 'specifications' | 'keywords'>;
  isEmpty: boolean;
  children: ReactNode;
  below?: ReactNode;
}

function ListSection({ section, isEmpty, children, below }: ListSectionProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <EditableSection
      section={section}
      isEmpty={isEmpty}
      isEditing={isEditing}
      onEditing={setIsEditing}
      below={below}
      editor={
        <LazyPart fallback={<Loader size="sm" />} onMissing={() => setIsEditing(false)}>
          <RowsEditor field={section} />
        </LazyPart>
      }
    >
      {children}
    </EditableSection>
  );
}

export function BulletsSection() {
  const bullets = useEditorState((state) => state.draft.bullets);
  const text = useTextAttributes();
  const factsAt = useFacts('bullets');
  return (
    <ListSection
      section="bullets"
      isEmpty={bullets.length === 0}
      below={bullets.length > 0 && <ProtectedTexts kind="entries" texts={() => bullets} />}
    >
      <ul className={sections.bullets} {...text}>
        {bullets.map((bullet, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bullets may repeat, and have no identity while they are read
          <li key={index} dir="auto">
            <FactText text={bullet} facts={factsAt(`bullets/${index}`)} />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

export function SpecificationsSection() {
  const { t } = useTranslation('listing');
  const all = useEditorState((state) => state.draft.specifications);
  const factsAt = useFacts('specifications');
  const text = useTextAttributes();
  const [isLong, setIsLong] = useState(false);
  return (
    <ListSection section="specifications" isEmpty={all.length === 0}>
      <Table className={sections.specifications ?? ''} withRowBorders verticalSpacing={6} {...text}>
        <Table.Tbody>
          {all.map((specification, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may state a name twice
            <Table.Tr key={`${specification.name}-${index}`} hidden={!isLong && index >= shortListLength}>
              <Table.Th scope="row">{specification.name}</Table.Th>
              <Table.Td>
                <FactText text={specification.value} facts={factsAt(`specifications/${index}`)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {all.length > shortListLength && (
        <Button variant="subtle" size="xs" mt={4} aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
          {isLong ? t('showLess') : t('viewMore', { count: all.length - shortListLength })}
        </Button>
      )}
    </ListSection>
  );
}

export function KeywordsSection() {
  const keywords = useEditorState((state) => state.draft.keywords);
  const text = useTextAttributes();
  return (
    <ListSection section="keywords" isEmpty={keywords.length === 0}>
      <Group gap={6} component="ul" className={sections.keywords ?? ''} {...text}>
        {keywords.map((keyword, index) => (
          <Badge
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: keywords may repeat, and have no identity while they are read
            key={index}
            variant="default"
            fw={400}
            size="lg"
            className={sections.keyword ?? ''}
          >
            {keyword}
          </Badge>
        ))}
      </Group>
    </ListSection>
  );
}
