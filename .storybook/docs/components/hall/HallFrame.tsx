import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Экран, который читают с 25 метров, и полоса поверх видео (`isTransparent`).',
  whenNot: 'Планшет или ноутбук рабочего места (`StationLayout`).',
  anatomy: {
    Окно: 'Тёмное целиком или прозрачное над видео.',
    Кадр: '16 : 9, насколько позволяет окно; длины внутри — `framePx`.',
    Низ: 'Последняя часть стоит у нижнего края.',
  },
  props: {
    ...elementWords,
    isTransparent: 'Поверх видео: своего фона нет.',
    children: 'Что показывают; последняя часть стоит внизу. Длины внутри — `framePx`.',
  },
}
