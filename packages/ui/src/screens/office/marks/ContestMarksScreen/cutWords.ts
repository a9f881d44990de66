import type { CutChoice } from '@parket/domain/emergency/tie'

/** Who goes on of those tied at the cut, as it is asked everywhere. */
export const cutWords: Readonly<Record<CutChoice, string>> = {
  all: 'Все, у кого поровну',
  none: 'Никто из них',
  which: 'Кого назвал главный судья',
}
