import { Button } from '@parket/ui/components/Button'
import { EmptyState } from '@parket/ui/components/EmptyState'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Список пуст, или поиск ничего не нашёл.',
  whenNot:
    'Не загрузилось: `ErrorState`; ещё грузится: `Skeleton`. Всегда подсказывайте, что делать дальше.',
  anatomy: {
    Заголовок: 'Чего нет.',
    Пояснение: 'Откуда оно возьмётся.',
    Действие: 'Кнопка или ссылка, которая помогает: `action`.',
  },
  pairs: [
    {
      do: (
        <EmptyState
          title="Заявок пока нет"
          headingLevel={3}
          action={<Button>Скопировать ссылку на приём</Button>}
        >
          Первая появится здесь, как только её подадут.
        </EmptyState>
      ),
      doWords: 'Чего нет, откуда оно возьмётся и что сделать сейчас.',
      dont: <EmptyState title="Список пуст" headingLevel={3} />,
      dontWords: 'Какой список и что с этим делать?',
    },
    {
      do: (
        <EmptyState
          title="По этому отбору заявок нет"
          headingLevel={3}
          action={<Button>Снять фильтры</Button>}
        />
      ),
      doWords: 'Фильтрам ничего не подошло, и их можно снять.',
      dont: <EmptyState title="Заявок пока нет" headingLevel={3} />,
      dontWords: 'Заявки есть, их скрыл фильтр: человек решит, что всё пропало.',
    },
  ],
  props: {
    ...elementWords,
    title: 'Чего нет.',
    headingLevel: 'Уровень заголовка на странице.',
    children: 'Что делать дальше.',
    action: 'Кнопка или ссылка, которая это делает.',
  },
}
