import { DateTile } from '@parket/ui/components/DateTile'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

const event = { date_begin: '2027-05-15', date_end: '2027-05-16', time_zone: 'Europe/Moscow' }

export const guide: ComponentGuide = {
  when: 'Турнир в списке (`standard`, на `tint`) и на его картинке (`large`, `on="picture"`: сплошной тёмный тон).',
  whenNot:
    'Даты в тексте и в таблице: `formatEventDates`. Года на плитке нет: где он нужен, его пишут рядом.',
  anatomy: {
    Дни: 'Крупно: один день или от первого до последнего.',
    Месяц: 'Мелко, под днями.',
  },
  pairs: [
    {
      do: (
        <Inline>
          <DateTile event={event} />
          <Text as="span">Весенний кубок, Казань</Text>
        </Inline>
      ),
      doWords: 'Слева от названия турнира: список просматривают по плиткам.',
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
    event: 'Начало, конец и часовой пояс турнира.',
    size: '`large` — в шапке страницы.',
    on: 'На чём стоит: на странице (`page`) или на картинке (`picture`).',
  },
  parts: {
    EventPeriod: {
      date_begin: 'Начало: день или день и час со смещением от UTC.',
      date_end: 'Конец, так же.',
      time_zone: 'Часовой пояс, имя IANA: `Europe/Moscow`.',
    },
  },
}
