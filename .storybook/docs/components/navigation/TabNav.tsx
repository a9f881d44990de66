import { TabNav } from '@parket/ui/components/TabNav'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Страницы турнира, «Будущие» и «Прошедшие»: всё, что можно открыть по ссылке.',
  whenNot: 'Части одной страницы без адреса: `Tabs`; вид того же самого: `SegmentedControl`.',
  anatomy: {
    Ссылка: 'Название страницы и, если надо, число: `count`.',
    'Текущая страница': 'Под ней черта цвета команды: `isCurrent`.',
  },
  pairs: [
    {
      do: (
        <TabNav
          aria-label="Страницы турнира"
          items={[
            { href: '#about', label: 'О турнире', isCurrent: true },
            { href: '#dancers', label: 'Участники', count: 118 },
            { href: '#results', label: 'Результаты' },
          ]}
        />
      ),
      doWords: 'Страницы одного предмета, у каждой свой адрес.',
      dont: (
        <TabNav
          aria-label="Вид"
          items={[
            { href: '#list', label: 'Списком', isCurrent: true },
            { href: '#grid', label: 'Сеткой' },
          ]}
        />
      ),
      dontWords: 'Это одно и то же, показанное иначе: нужен `SegmentedControl`.',
    },
  ],
  keys: { Tab: 'По ссылкам: каждая — своя остановка.', Enter: 'Открывает.' },
  props: {
    ...elementWords,
    'aria-label': 'Как называется это место страницы: «Страницы турнира».',
    items: 'Страницы по порядку.',
    ref: 'Элемент `nav`.',
  },
  parts: {
    TabNavItem: {
      href: 'Адрес страницы; уникальный в пределах ряда.',
      label: 'Страница в одном-двух словах.',
      count: 'Сколько на ней того, что она показывает: «118», «8 новых».',
      isCurrent: 'Открыта эта страница.',
    },
  },
}
