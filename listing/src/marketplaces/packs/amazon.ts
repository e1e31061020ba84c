import type { Profile } from '../profile.ts';

export const amazon: Profile = {
  checked_on: '2026-11-21',
  sources: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11'],
  title: { min: 40, max: 75, hard: 75, words: null, repeat: 2, ban_re: '[!$?_{}^¬¦]', once: '', brand: 'any' },
  description: { ideal: 500, hard_min: 1, hard_max: 2000, html: 'none' },
  bullets: { ideal: 5, max: 5, len: [10, 255] },
  specifications: 8,
  gtin: 'required',
  keywords: { mode: 'bytes', ideal: 120, max: 249, len: null },
  images: {
    ideal: 7,
    max: 9,
    min: { longest: 500 },
    good: { longest: 1600 },
    formats: ['jpeg', 'png', 'tiff', 'gif'],
    mb: 10,
    aspect: null,
    white: true,
  },
  hard: ['T3', 'T5'],
};
