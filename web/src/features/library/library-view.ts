import { cardStatusSchema } from '@cardwright/contract/cards';
import {
  type CardMatch,
  type CardSort,
  cardSortSchema,
  type ScoreBand,
  scoreBandSchema,
} from '@cardwright/contract/library';
import { marketplaceSchema } from '@cardwright/contract/listings';

export const extras = ['flagged', 'published'] as const;

/** What the library shows and how; the address bar holds all of it. */
export interface LibraryView {
  query: string;
  status: CardMatch['status'] | '';
  marketplace: CardMatch['marketplace'] | '';
  score: ScoreBand | '';
  /** Only cards with flags, or only published ones. */
  only: (typeof extras)[number] | '';
  sort: CardSort;
  layout: 'grid' | 'table';
}

const plainView: LibraryView = {
  query: '',
  status: '',
  marketplace: '',
  score: '',
  only: '',
  sort: '-updated_at',
  layout: 'grid',
};

/** Reads an address; what it does not know counts as not said. */
export function readView(params: URLSearchParams): LibraryView {
  const given = <T>(
    name: string,
    schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } },
  ): T | '' => schema.safeParse(params.get(name) ?? undefined).data ?? '';
  return {
    query: (params.get('query') ?? '').slice(0, 200),
    status: given('status', cardStatusSchema),
    marketplace: given('marketplace', marketplaceSchema),
    score: given('score', scoreBandSchema),
    only: extras.find((name) => name === params.get('only')) ?? '',
    sort: given('sort', cardSortSchema) || plainView.sort,
    layout: params.get('layout') === 'table' ? 'table' : 'grid',
  };
}

/** The shortest address of a view. */
export function writeView(view: LibraryView): Record<string, string> {
  return Object.fromEntries(
    Object.entries(view).filter(([name, value]) => value !== plainView[name as keyof LibraryView]),
  );
}

/** How many of the filters are set; what is searched for is none of them. */
export const filtersIn = ({ status, marketplace, score, only }: LibraryView): number =>
  [status, marketplace, score, only].filter((value) => value !== '').length;

export const isNarrowed = (view: LibraryView): boolean => view.query !== '' || filtersIn(view) > 0;

/** The same layout and order, with nothing left out. */
export const everything = ({ sort, layout }: LibraryView): LibraryView => ({ ...plainView, sort, layout });

/** What the server is asked to match. */
export function matchOf({ query, status, marketplace, score, only }: LibraryView): CardMatch {
  return {
    ...(query === '' ? {} : { query }),
    ...(status === '' ? {} : { status }),
    ...(marketplace === '' ? {} : { marketplace }),
    ...(score === '' ? {} : { score }),
    ...(only === '' ? {} : { [only]: true }),
  };
}
