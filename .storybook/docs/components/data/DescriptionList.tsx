import { DescriptionList } from '@parket/ui/components/DescriptionList'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Данные одной заявки, турнира, танцора.',
  whenNot: 'Сравнивают несколько вещей: `Table`; есть что изменить: форма.',
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
      doWords: 'Факты об одной вещи, слово и значение рядом.',
      dont: (
        <DescriptionList
          items={[
            { term: 'Анна Орлова', description: 'Folk, 2 400 ₽' },
            { term: 'Мария Котова', description: 'Ballroom, 1 800 ₽' },
          ]}
        />
      ),
      dontWords: 'Вещей две, и их сравнивают: нужна `Table`.',
    },
  ],
  props: {
    ...elementWords,
    items: 'Факты по порядку.',
  },
  parts: {
    DescriptionListItem: {
      term: 'Что это; своё в своём списке.',
      description: 'Каково оно.',
    },
  },
}
