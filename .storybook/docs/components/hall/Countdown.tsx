import { Countdown } from '@parket/ui/components/Countdown'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Танец у пульта музыки.',
  whenNot: 'Длинная работа с прогрессом (`ProgressBar`), время до начала на странице (`Text`).',
  pairs: [
    {
      do: (
        <Countdown left={72} share={0.2}>
          Танго
        </Countdown>
      ),
      doWords: 'Сколько осталось и чего; полоса видна издали.',
      dont: <Countdown left={0} share={1} />,
      dontWords: 'Остановлен на нуле. Танец, который длится дольше, показывают с плюсом: «+0:05».',
    },
  ],
  props: {
    ...elementWords,
    left: 'Сколько осталось, в секундах; меньше нуля, если время вышло.',
    share: 'Сколько прошло, от 0 до 1.',
    children: 'Что стоит рядом.',
  },
}
