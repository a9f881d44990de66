import { HallFrame } from '@parket/ui/components/HallFrame'
import { Scoreboard } from '@parket/ui/components/Scoreboard'
import { Table } from '@parket/ui/components/Table'
import type { ComponentGuide } from '../../componentGuide.ts'
import { HallStage } from '../../HallStage.tsx'
import { elementWords } from '../../sharedWords.ts'

interface Place {
  number: number
  place: number
}

const places: readonly Place[] = [
  { number: 87, place: 1 },
  { number: 95, place: 2 },
  { number: 102, place: 3 },
]

export const guide: ComponentGuide = {
  when: 'Экран, который читают с 25 метров, и полоса поверх видео (`isTransparent`).',
  whenNot: 'Планшет или ноутбук рабочего места: `StationLayout`.',
  anatomy: {
    Окно: 'Тёмное целиком или прозрачное над видео.',
    Кадр: '16 : 9, насколько позволяет окно; длины внутри — `framePx`.',
    Низ: 'Последняя часть стоит у нижнего края.',
  },
  pairs: [
    {
      do: (
        <HallStage>
          <HallFrame>
            <Scoreboard numbers={[87, 95, 102, 108]} columns={4} size={216} />
          </HallFrame>
        </HallStage>
      ),
      doWords: 'Одно сообщение на весь кадр: его прочтут с последнего ряда.',
      dont: (
        <HallStage>
          <HallFrame>
            <Table
              aria-label="Места"
              columns={[
                { id: 'number', title: 'Номер', render: ({ number }: Place) => number },
                { id: 'place', title: 'Место', render: ({ place }: Place) => place },
              ]}
              items={places}
              getKey={({ number }) => number}
              onPhone="rows"
            />
          </HallFrame>
        </HallStage>
      ),
      dontWords: 'Таблица со страницы: длины в ней не `framePx`, и с 25 метров её не прочесть.',
    },
  ],
  props: {
    ...elementWords,
    isTransparent: 'Поверх видео: своего фона нет.',
    children: 'Что показывают; последняя часть встаёт внизу. Длины внутри — `framePx`.',
  },
}
