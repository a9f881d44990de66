import { DateTile } from '@parket/ui/components/DateTile'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

const event = { date_begin: '2027-05-15', date_end: '2027-05-16', time_zone: 'Europe/Moscow' }

export const guide: ComponentGuide = {
  when: 'Турнир в списке (`standard`, на `tint`) и на его рисунке (`large`, `on="picture"`: сплошной тёмный тон).',
  whenNot:
    'Даты в тексте и в таблице: `formatEventDates`. Год плитка не называет: там, где он нужен, он стоит рядом словами.',
  pairs: [
    {
      do: (
        <Inline>
          <DateTile event={event} />
          <Text as="span">Весенний кубок, Казань</Text>
        </Inline>
      ),
      doWords: 'Слева от имени турнира: по плиткам просматривают список.',
      dont: (
        <Text as="div">
          Заявки принимают до <DateTile event={event} />
        </Text>
      ),
      dontWords: 'Дата внутри предложения: её пишут словами, «до 15 мая».',
    },
  ],
  props: {
    ...elementWords,
    event: 'Первый и последний день и часовой пояс турнира.',
    size: '`large` — в шапке страницы.',
    on: 'На чём стоит: на листе или на рисунке.',
  },
}
