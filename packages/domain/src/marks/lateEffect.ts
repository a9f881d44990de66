import { problemText } from '../problems/catalogue.ts'

/**
 * What becomes of marks that came too late once somebody applies them (docs/rules/marks-and-results.md, «Late marks»):
 * what counts changes, a sheet that does not count yet, a trainee's sheet; or they cannot be applied yet, or
 * ever; refused ones are read alone.
 */
export type LateEffect = 'correction' | 'entry' | 'trainee' | 'waits' | 'none' | 'refused'

/** Whether somebody can apply them now; dismissed they can always be. */
export function isApplicable(effect: LateEffect): boolean {
  return effect === 'correction' || effect === 'entry' || effect === 'trainee'
}

const texts: Readonly<Record<LateEffect, string>> = {
  correction: 'Изменят то, что уже считается.',
  entry: 'Войдут в\u00A0лист, который ещё не\u00A0считается.',
  trainee: 'Войдут в\u00A0лист стажёра, он в\u00A0подсчёт не\u00A0идёт.',
  waits: problemText('late_sheet_open'),
  refused:
    'Учесть нельзя. Спросите судью и\u00A0исправьте лист с\u00A0бумаги, если он\u00A0неверен.',
  none: 'Учесть нельзя: в\u00A0этом танце оценок с\u00A0этого места не\u00A0ждут.',
}

export function lateEffectText(effect: LateEffect): string {
  return texts[effect]
}
