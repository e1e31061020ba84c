import { useTranslation } from 'react-i18next';
import { splitPath } from './listing-paths.ts';

/** Names a path of the listing for a person: "Title", "Bullet 3". */
export function usePathLabel(): (path: string) => string {
  const { t, i18n } = useTranslation('listing');
  return (path) => {
    const { section, index } = splitPath(path);
    const key = `${index === null ? 'sections' : 'entries'}.${section}`;
    if (!i18n.exists(`listing:${key}`)) return path;
    return t(key as 'entries.bullets', { number: (index ?? 0) + 1 });
  };
}
