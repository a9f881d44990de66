import { HallFrame } from '@parket/ui/components/HallFrame'
import { Scoreboard } from '@parket/ui/components/Scoreboard'
import type { ComponentGuide } from '../../componentGuide.ts'
import { HallStage } from '../../HallStage.tsx'
import { elementWords } from '../../sharedWords.ts'

const numbers = Array.from({ length: 40 }, (_, index) => 101 + index)

export const guide: ComponentGuide = {
  when: 'Экран зала: кто сейчас на паркете. Стоит внутри `HallFrame`.',
  whenNot: 'Номера на странице: `Text`; на планшете судьи: `MarkTile`.',
  pairs: [
    {
      do: (
        <HallStage>
          <HallFrame>
            <Scoreboard numbers={numbers.slice(0, 24)} columns={6} size={120} />
          </HallFrame>
        </HallStage>
      ),
      doWords: 'Столько номеров, сколько видно с 25 метров; остальные — на следующей странице.',
      dont: (
        <HallStage>
          <HallFrame>
            <Scoreboard numbers={numbers} columns={10} size={64} />
          </HallFrame>
        </HallStage>
      ),
      dontWords:
        'Все сорок сразу: издали не прочесть ни одного. На страницы их делит `numberPages`.',
    },
  ],
  props: {
    ...elementWords,
    numbers: 'Стартовые номера по порядку.',
    columns: 'Сколько в ряду.',
    size: 'Размер цифр в px кадра 1920 × 1080.',
  },
}
