import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Кто на паркете, внутри `HallFrame`.',
  whenNot: 'Номера на странице или планшете (`Text`, `MarkTile`).',
  props: {
    ...elementWords,
    numbers: 'Стартовые номера по порядку.',
    columns: 'Сколько в ряду.',
    size: 'Высота цифр в px кадра 1920 × 1080.',
  },
}
