import { useTranslation } from 'react-i18next';

/** A person's name for a place in the sample: `bullets/2` is "Bullet 3", `specifications/Brand` is "Brand". */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation('pages');
  return (path) => {
    const [field, entry = ''] = path.split('/');
    if (field === 'bullets') return t('landing.sample.bullet', { number: Number(entry) + 1 });
    if (field === 'specifications') return t('landing.sample.specification', { name: entry });
    return field === 'title' || field === 'description' || field === 'keywords'
      ? t(`landing.sample.fields.${field}`)
      : path;
  };
}
