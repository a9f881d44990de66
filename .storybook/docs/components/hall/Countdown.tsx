import { Countdown } from '@parket/ui/components/Countdown'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Пульт музыки: сколько ещё звучит танец.',
  whenNot: 'Ход долгой работы: `ProgressBar`; время до начала на странице: `Text`.',
  anatomy: {
    Время: 'Сколько осталось; сверх времени — с плюсом.',
    Слова: 'Рядом с временем: `children`.',
    Полоса: 'Сколько прошло.',
  },
  pairs: [
    {
      do: (
        <Countdown left={72} share={0.2}>
          Танго
        </Countdown>
      ),
      doWords: 'Сколько осталось и чего; полоса видна издали.',
      dont: <Countdown left={0} share={1} />,
      dontWords: 'Стоит на нуле. Если танец длится дольше, показывают «+0:05».',
    },
  ],
  props: {
    ...elementWords,
    left: 'Сколько осталось, в секундах; меньше нуля, если время вышло.',
    share: 'Сколько прошло, от 0 до 1.',
    children: 'Что стоит рядом с временем.',
  },
}
