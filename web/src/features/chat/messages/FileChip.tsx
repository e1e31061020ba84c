import type { FilePart } from '@cardwright/contract/chats';
import { IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import classes from './FileChip.module.css';

const icons = {
  image: IconPhoto,
  csv: IconFileSpreadsheet,
  xlsx: IconFileSpreadsheet,
  text: IconFileText,
  pdf: IconFileTypePdf,
};

/** A size in the unit that a person would take. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('chat');
  return (bytes) => {
    if (bytes < 1_024) return t('files.bytes', { count: bytes });
    const kilobytes = bytes / 1_024;
    if (kilobytes < 1_000) return t('files.kilobytes', { value: kilobytes.toFixed(kilobytes < 10 ? 1 : 0) });
    return t('files.megabytes', { value: (kilobytes / 1_024).toFixed(1) });
  };
}

interface FileChipProps {
  name: string;
  kind: FilePart['kind'];
  thumbnailUrl: string | null;
  /** Under the name. */
  detail: ReactNode;
  /** Where the name leads. */
  href?: string | undefined;
  /** At the end. */
  action?: ReactNode;
  isFailed?: boolean;
}

/** A file of a message: what it is, its name and its size. */
export function FileChip({ name, kind, thumbnailUrl, detail, href, action, isFailed = false }: FileChipProps) {
  const Icon = icons[kind];
  return (
    <div className={classes.chip} data-failed={isFailed || undefined}>
      <Thumbnail src={thumbnailUrl} size={36} fallback={<Icon size={20} stroke={1.5} aria-hidden />} />
      <div className={classes.body}>
        <span className={classes.name} title={name}>
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={href} target="_blank" rel="noreferrer noopener">
              <bdi>{name}</bdi>
            </a>
          )}
        </span>
        <div className={classes.detail}>{detail}</div>
      </div>
      {action}
    </div>
  );
}

/** What a person wants to know of a file before opening it. */
export function FileFacts({ file }: { file: FilePart }) {
  const { t } = useTranslation('chat');
  const size = useFileSize();
  const facts = [
    size(file.bytes),
    file.rows !== null && t('files.rows', { count: file.rows }),
    file.pages !== null && t('files.pages', { count: file.pages }),
    file.width !== null && file.height !== null && t('files.pixels', { width: file.width, height: file.height }),
    file.is_cut && t('files.cut'),
  ].filter((fact) => fact !== false);
  return <>{facts.join(' · ')}</>;
}
