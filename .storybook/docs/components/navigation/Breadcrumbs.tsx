import { Breadcrumbs } from '@parket/ui/components/Breadcrumbs'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Страница лежит на третьем уровне и глубже (турнир → номинация → заход).',
  whenNot: 'На верхних страницах: там хватает меню; вместо шагов мастера: для них `Stepper`.',
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
      doWords: 'От общего к частному; последняя — та страница, на которой мы.',
      dont: (
        <Breadcrumbs
          items={[
            { href: '#1', label: 'Номинация' },
            { href: '#2', label: 'Танцор' },
            { href: '#3', label: 'Оплата' },
          ]}
        />
      ),
      dontWords: 'Шаги дела, а не место страницы: `Stepper`.',
    },
  ],
  keys: { Tab: 'По ссылкам.', Enter: 'Открывает.' },
  props: {
    ...elementWords,
    items: 'От верхней страницы вниз; последняя — текущая.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
