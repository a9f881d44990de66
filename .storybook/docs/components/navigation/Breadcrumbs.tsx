import { Breadcrumbs } from '@parket/ui/components/Breadcrumbs'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Страница на третьем уровне или глубже: турнир → номинация → заход.',
  whenNot: 'Верхняя страница: хватает меню; шаги мастера: `Stepper`.',
  anatomy: {
    Ссылки: 'От верхней страницы вниз.',
    'Текущая страница': 'Последняя.',
  },
  pairs: [
    {
      do: (
        <Breadcrumbs
          items={[
            { href: '#event', label: 'Весенний кубок' },
            { href: '#contest', label: 'Соло, взрослые' },
            { href: '#heat', label: 'Заход 3' },
          ]}
        />
      ),
      doWords: 'От общего к частному; последняя — открытая страница.',
      dont: (
        <Breadcrumbs
          items={[
            { href: '#1', label: 'Номинация' },
            { href: '#2', label: 'Танцор' },
            { href: '#3', label: 'Оплата' },
          ]}
        />
      ),
      dontWords: 'Это шаги, а не место страницы: нужен `Stepper`.',
    },
  ],
  keys: { Tab: 'По ссылкам.', Enter: 'Открывает.' },
  props: {
    ...elementWords,
    items: 'От верхней страницы вниз; последняя — текущая.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
