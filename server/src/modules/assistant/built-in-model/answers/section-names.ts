const names: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  bullets: 'Bullets',
  specifications: 'Specifications',
  keywords: 'Keywords',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  identifiers: 'Identifiers',
  availability: 'Availability',
  language: 'Language',
  images: 'Images',
};

/** The name of a place in a listing for a person: `bullets/2` is "Bullets". */
export const sectionName = (path: string): string => names[path.split('/')[0] ?? ''] ?? 'Listing';
