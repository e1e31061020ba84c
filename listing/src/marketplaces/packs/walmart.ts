import type { Profile } from '../profile.ts';

export const walmart: Profile = {
  checked_on: '2026-11-21',
  sources: ['M1', 'M2', 'M3'],
  title: { min: 50, max: 75, hard: 150, words: null, repeat: 1, ban_re: '[~!*$]', once: '', brand: 'any' },
  description: { ideal: 500, hard_min: 1, hard_max: 4000, html: 'basic' },
  bullets: { ideal: 4, max: null, len: [10, 255] },
  specifications: 8,
  gtin: 'required',
  keywords: null,
  images: {
    ideal: 4,
    max: null,
    min: null,
    good: { longest: 2200 },
    formats: ['jpeg', 'png', 'bmp'],
    mb: 5,
    aspect: [1, 0.75],
    white: true,
  },
  hard: [],
};
