import {
  caughtShare,
  countPlanted,
  type Figures,
  flaggedShare,
  measureGenerated,
  measureHandWritten,
} from './measure.ts';

function print(name: string, figures: Figures): void {
  const { honest } = figures;
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  console.log(`${name}: ${percent(caughtShare(figures))} of ${countPlanted(figures)} planted texts caught,`);
  console.log(`  ${percent(flaggedShare(figures))} of ${honest.all} honest texts flagged`);
  for (const [kind, { all, caught }] of figures.planted) console.log(`  ${kind.padEnd(14)} ${caught} of ${all}`);
  for (const line of figures.mistakes) console.log(`  ${line}`);
}

const seed = Number(process.argv[2] ?? 1);
print('generated', measureGenerated(seed));
print('written by hand', measureHandWritten('texts'));
print('held out', measureHandWritten('held-out'));
