import type { Profile } from '../profile.ts';

export const ozon: Profile = {
  checked_on: '2026-11-21',
  sources: ['O1', 'O2', 'O3', 'O4', 'O5'],
  title: { min: 30, max: 200, hard: 500, words: null, repeat: 1, ban_re: '', once: '', brand: 'any' },
  description: { ideal: 500, hard_min: 1, hard_max: null, html: 'none' },
  bullets: null,
  specifications: 10,
  gtin: 'recommended',
  keywords: { mode: 'count', ideal: 10, max: 30, len: null },
  images: {
    ideal: 5,
    max: 30,
    min: null,
    good: { box: [900, 1200] },
    formats: ['jpeg', 'png'],
    mb: 10,
    aspect: [0.75],
    white: false,
  },
  hard: [],
};
