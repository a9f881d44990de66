import { EventPicture } from '@parket/ui/components/EventPicture'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Шапка турнира, его карточка, строка, билет, миниатюра в заголовке. Слова над картинкой кладутся внутрь: им оставлено место, и цвета `ground`, `on-ground`, `on-ground-2`, `ground-tile` там те, что у этой картинки.',
  whenNot: 'Под формой и таблицей; как украшение там, где турнира нет.',
  anatomy: {
    Пол: 'Паркет в цвете команды: `isFloorOnly` оставит только его.',
    Лента: 'След пары; чертится из `eventId`.',
    'Место для слов': 'Слева, на телефоне внизу: туда лента не заходит.',
  },
  pairs: [
    {
      do: <EventPicture eventId={108} format="card" />,
      doWords: 'У каждого турнира своя лента, всегда та же.',
      dont: <EventPicture eventId="form" format="card" />,
      dontWords: 'Турнира нет, картинка только украшает: её узнают как чужой турнир.',
    },
  ],
  props: {
    ...elementWords,
    eventId: 'Чья картинка: из номера берутся лента и тон. Страница без турнира даёт своё слово.',
    format:
      'Где стоит. `hero`, `strip` и `ticket` — во всю ширину места, со словами внутри; `card` — 3 : 2, `row` — 120 × 64 px, `thumb` — 32 × 24 px.',
    tone: 'Задаёт тон. Иначе турниры берут их по очереди; у тёмной темы и бумаги свои.',
    keepFree: 'Другое место для слов, долями картинки: там ничего, кроме пола.',
    isFloorOnly: 'Только пол: пока страница грузится или не загрузилась.',
    bannerUrl: 'Картинка организатора занимает рамку; слова тогда под ней.',
    backgrounds:
      'Картинки организатора для шапки страниц турнира, для телефона и для широкого экрана. Стоят раньше баннера.',
    children: 'Слова на месте, которое им оставлено.',
  },
  parts: {
    EventBackgrounds: {
      mobileUrl: 'Для телефона.',
      desktopUrl: 'Для широкого экрана.',
    },
  },
}
