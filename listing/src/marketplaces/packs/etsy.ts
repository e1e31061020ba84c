import type { Profile } from '../profile.ts';

export const etsy: Profile = {
  checked_on: '2026-11-21',
  sources: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
  title: {
    min: 30,
    max: 100,
    hard: 140,
    words: 14,
    repeat: 1,
    ban_re: '[^\\p{L}\\p{Nd}\\p{P}\\p{Sm}\\p{Zs}™©®]',
    once: '%:&+',
    brand: 'any',
  },
  description: { ideal: 300, hard_min: 1, hard_max: null, html: 'none' },
  bullets: null,
  specifications: 5,
  gtin: 'optional',
  keywords: { mode: 'count', ideal: 13, max: 13, len: 20 },
  images: {
    ideal: 7,
    max: 20,
    min: null,
    good: { shortest: 2000 },
    formats: ['jpeg', 'gif', 'png', 'svg', 'heic'],
    mb: null,
    aspect: [1, 1.3333],
    white: false,
  },
  hard: ['T5'],
};
