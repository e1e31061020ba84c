import type { Listing, ListingField } from '@cardwright/listing/listing';
import { Alert, Button, CopyButton, Radio } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathLabel } from '../use-path-label.ts';
import classes from './editing.module.css';
import { useEditing, useEditorState } from './editing.tsx';
import type { Conflict } from './listing-editor.ts';
import { isSame } from './merge-listings.ts';

type Side = 'mine' | 'theirs';

/** What was chosen for a field, and between which texts. */
interface Choice {
  side: Side;
  texts: Record<Side, unknown>;
}

/** A choice is void once the other text changes; a choice for theirs also once mine changes, because mine would be lost. */
const stands = ({ side, texts }: Choice, now: Record<Side, unknown>): boolean =>
  isSame(texts.theirs, now.theirs) && (side === 'mine' || isSame(texts.mine, now.mine));

/** A field of a listing as text to read. */
function fieldText(listing: Listing, field: ListingField): string {
  const value = listing[field];
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (field === 'keywords') return listing.keywords.join(', ');
  if (field === 'specifications') return listing.specifications.map((one) => `${one.name}: ${one.value}`).join('\n');
  if (Array.isArray(value)) return listing.bullets.map((text) => `• ${text}`).join('\n');
  return Object.values(value).filter(Boolean).join(' ');
}

/** Both texts of every field that another tab saved first, side by side, with a choice for each. */
export function ConflictPanel() {
  const conflict = useEditorState((state) => state.conflict);
  return conflict === null ? null : <OpenConflict conflict={conflict} />;
}

function OpenConflict({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('editing');
  const { editor } = useEditing();
  const labelOf = usePathLabel();
  const draft = useEditorState((state) => state.draft);
  const [chosen, setChosen] = useState<Partial<Record<ListingField, Choice>>>({});
  const texts: Record<Side, Listing> = { mine: draft, theirs: conflict.theirs.listing };
  const textsOf = (field: ListingField) => ({ mine: texts.mine[field], theirs: texts.theirs[field] });
  const choices: Partial<Record<ListingField, Side>> = {};
  for (const field of conflict.fields) {
    const choice = chosen[field];
    if (choice !== undefined && stands(choice, textsOf(field))) choices[field] = choice.side;
  }
  const isChosen = conflict.fields.every((field) => field in choices);
  return (
    <Alert
      color="yellow"
      variant="light"
      role="alert"
      mb="md"
      icon={<IconArrowsSplit2 size={18} />}
      title={t('conflict.title')}
    >
      {t('conflict.lead')}
      {conflict.fields.map((field) => (
        <Radio.Group
          key={field}
          label={labelOf(field)}
          mt="sm"
          value={choices[field] ?? null}
          onChange={(side) => setChosen({ ...chosen, [field]: { side, texts: textsOf(field) } })}
        >
          <div className={classes.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className={classes.side} data-chosen={choices[field] === side}>
                <div className={classes.sideHead}>
                  <Radio value={side} label={t(`conflict.${side}`)} />
                  <CopyButton value={fieldText(texts[side], field)}>
                    {({ copied, copy }) => (
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        aria-label={
                          copied
                            ? undefined
                            : t(side === 'mine' ? 'conflict.copyMine' : 'conflict.copyTheirs', {
                                field: labelOf(field),
                              })
                        }
                        onClick={copy}
                      >
                        <span role="status">{t(copied ? 'conflict.copied' : 'conflict.copy')}</span>
                      </Button>
                    )}
                  </CopyButton>
                </div>
                <p className={classes.sideText}>{fieldText(texts[side], field) || <em>{t('conflict.empty')}</em>}</p>
              </div>
            ))}
          </div>
        </Radio.Group>
      ))}
      <Button mt="md" size="sm" disabled={!isChosen} onClick={() => void editor.resolve(choices)}>
        {t('conflict.save')}
      </Button>
    </Alert>
  );
}
