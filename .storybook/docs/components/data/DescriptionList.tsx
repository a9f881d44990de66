import { DescriptionList } from '@parket/ui/components/DescriptionList'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Данные одной заявки, турнира, танцора.',
  whenNot: 'Сравнивают несколько записей: `Table`; данные правят: нужна форма.',
  anatomy: {
    Название: 'О чём речь, тихим цветом.',
    Значение: 'Рядом с названием; где узко, под ним.',
  },
  pairs: [
    {
      do: (
        <DescriptionList
          items={[
            { term: 'Номинация', description: 'Folk, соло, взрослые' },
            { term: 'Взнос', description: '2 400 ₽' },
          ]}
        />
      ),
      doWords: 'Данные одной заявки: название и значение рядом.',
      dont: (
        <DescriptionList
          items={[
            { term: 'Анна Орлова', description: 'Folk, 2 400 ₽' },
            { term: 'Мария Котова', description: 'Ballroom, 1 800 ₽' },
          ]}
        />
      ),
      dontWords: 'Заявок две, и их сравнивают: нужна `Table`.',
    },
  ],
  props: {
    ...elementWords,
    items: 'Названия и значения по порядку.',
  },
  parts: {
    DescriptionListItem: {
      term: 'Название; уникальное в пределах списка.',
      description: 'Значение.',
    },
  },
}
